import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CreateLead } from '#shared/leads/schema.ts'
import {
  defaultLeadPriority,
  defaultLeadStatus,
  defaultVisitorSource,
  manualSource,
} from '#shared/leads/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { leads } from '../db/schema.ts'
import { notify } from '../notifications/notify.ts'
import { forgetCounts } from './count-leads.ts'
import type { LeadRow } from './presenter.ts'
import { searchTextOf } from './search.ts'
import { suspicionOf } from './suspicion.ts'

type Arguments = { ctx: Ctx; input: CreateLead; idempotencyKey?: string | undefined }

/**
 * Keeps a lead, with its audit row and its notification, all or nothing.
 *
 * `source: manual`, `priority` and `status` count only from an admin; a visitor's lead is new and
 * of medium priority (design.md §4). The same `idempotencyKey` again answers the lead it made.
 */
export async function createLead({ ctx, input, idempotencyKey }: Arguments): Promise<LeadRow> {
  const byAdmin = ctx.actor.kind === 'admin'
  const now = ctx.clock()
  const quarantine = byAdmin ? null : suspicionOf(input)
  const values = {
    id: randomUUIDv7(),
    name: input.name,
    email: input.email,
    company: input.company,
    phone: input.phone,
    message: input.message,
    source: sourceOf(input.source, byAdmin),
    status: (byAdmin && input.status) || defaultLeadStatus,
    priority: (byAdmin && input.priority) || defaultLeadPriority,
    createdAt: now,
    updatedAt: now,
    quarantine,
    idempotencyKey: idempotencyKey ?? null,
    searchText: searchTextOf(input),
  }
  const lead = await inTransaction(ctx, async (ctx) => {
    const [created] = await ctx.db
      .insert(leads)
      .values(values)
      .onConflictDoNothing({ target: leads.idempotencyKey })
      .returning()
    if (!created) return leadOfKey(ctx, values.idempotencyKey)

    await recordAudit(ctx, {
      action: 'lead.created',
      entityId: created.id,
      ...(quarantine && { details: { quarantine } }),
    })
    if (!byAdmin && !quarantine) await notifyOfLead(ctx, created)
    return created
  })
  if (byAdmin) forgetCounts(ctx)
  ctx.announce('leads', 'notifications')
  return lead
}

function sourceOf(source: string | null, byAdmin: boolean) {
  if (byAdmin) return source ?? manualSource
  return source && source.toLowerCase() !== manualSource ? source : defaultVisitorSource
}

async function leadOfKey(ctx: Ctx, key: string | null): Promise<LeadRow> {
  const [existing] = key
    ? await ctx.db.select().from(leads).where(eq(leads.idempotencyKey, key))
    : []
  if (!existing) throw new Error('A lead was neither created nor found.')
  return existing
}

function notifyOfLead(ctx: Ctx, lead: LeadRow) {
  return notify(ctx, {
    kind: 'lead_created',
    title: `New lead: ${lead.name}`,
    body: lead.company
      ? `${lead.company} wrote through ${lead.source}.`
      : `Through ${lead.source}.`,
    lead: lead.id,
  })
}
