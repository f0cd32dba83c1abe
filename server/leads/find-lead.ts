import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { leads } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import type { LeadRow } from './presenter.ts'

/**
 * An id as clients send it. Ids are opaque to them, so one of another shape is simply unknown.
 * @throws {AppError} `not_found`.
 */
export function leadId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw notFound('lead')
  return id
}

/**
 * The lead with this id, deleted ones left out; with `lock`, held until the transaction ends.
 * @throws {AppError} `not_found`.
 */
export async function findLead(ctx: Ctx, id: string, lock = false): Promise<LeadRow> {
  const query = ctx.db
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId(id)), isNull(leads.deletedAt)))
  const [lead] = await (lock ? query.for('update') : query)
  if (!lead) throw notFound('lead')
  return lead
}
