import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CreateLead } from '#shared/leads/schema.ts'
import {
  defaultLeadPriority,
  defaultLeadStatus,
  defaultVisitorSource,
  manualSource,
} from '#shared/leads/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { keyed, refuseOtherContent } from '../db/idempotency.ts'
import { leads } from '../db/schema.ts'
import { searchTextOf, searchWordsOf } from '../db/search-text.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { refuseErased } from '../privacy/refuse-erased.ts'
import { forgetCounts } from './count-leads.ts'
import { firstContact } from './first-contact.ts'
import { insertLead, type NewLead } from './insert-lead.ts'
import type { LeadRow } from './presenter.ts'
import { suspicionOf } from './suspicion.ts'

type Arguments = { ctx: Ctx; input: CreateLead; idempotencyKey?: string | undefined }

/**
 * Keeps a lead, with its audit row and its notification, all or nothing.
 *
 * `source: manual`, `priority` and `status` count only from an admin; a visitor's lead is new and
 * of medium priority (design.md §4). The same `idempotencyKey` again answers the lead it made.
 * @throws {AppError} `erased` when an admin enters somebody who asked to be erased; `key_reused`.
 */
export async function createLead({ ctx, input, idempotencyKey }: Arguments): Promise<LeadRow> {
  const byAdmin = ctx.actor.kind === 'admin'
  // The hidden field and the time the form was open may differ from try to try.
  const { website, elapsedMs, ...content } = input
  await refuseErased(ctx, input.email)
  const now = ctx.clock()
  const status = (byAdmin && input.status) || defaultLeadStatus
  const quarantine = byAdmin ? null : suspicionOf(input)
  const lead = await insertOnce(ctx, {
    id: randomUUIDv7(),
    name: input.name,
    email: input.email,
    company: input.company,
    phone: input.phone,
    message: input.message,
    source: sourceOf(input.source, byAdmin),
    status,
    priority: (byAdmin && input.priority) || defaultLeadPriority,
    createdAt: now,
    updatedAt: now,
    quarantine,
    firstContactAt: null,
    ...firstContact({ quarantine, firstContactAt: null }, status, now),
    ...keyed(idempotencyKey, content),
    searchText: searchTextOf(input),
    messageWords: searchWordsOf(input.message),
  })
  if (byAdmin) forgetCounts(ctx)
  ctx.announce('leads', 'notifications', 'messages')
  return lead
}

function sourceOf(source: string | null, byAdmin: boolean) {
  if (byAdmin) return source ?? manualSource
  return source && source.toLowerCase() !== manualSource ? source : defaultVisitorSource
}

/** Inserts the lead, unless its key has made one already, which is then the answer. */
async function insertOnce(ctx: Ctx, lead: NewLead): Promise<LeadRow> {
  try {
    return await insertLead(ctx, lead)
  } catch (error) {
    const [existing] =
      lead.idempotencyKey && isUniqueViolation(error)
        ? await ctx.db.select().from(leads).where(eq(leads.idempotencyKey, lead.idempotencyKey))
        : []
    if (!existing) throw error
    refuseOtherContent(existing, lead)
    return existing
  }
}
