import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { leadTexts } from '#shared/leads/fields.ts'
import type { CreateLead } from '#shared/leads/schema.ts'
import {
  defaultLeadPriority,
  defaultLeadStatus,
  defaultVisitorSource,
  manualSource,
} from '#shared/leads/vocabulary.ts'
import type { Origin } from '#shared/origins/schema.ts'
import type { QuarantineReason } from '#shared/quarantine.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { keyed, refuseOtherContent } from '../db/idempotency.ts'
import { isUniqueViolation } from '../db/postgresql.ts'
import { leads } from '../db/schema.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { notify } from '../notifications/notice.ts'
import { keepPerson } from '../people/keep-people.ts'
import { assertNotErased } from '../privacy/suppressions.ts'
import { autoAssignIsOn } from '../settings/settings.ts'
import { firstContact, leadContact, searchTextsOf } from './lead-records.ts'
import { invalidateCounts } from './list-leads.ts'
import type { LeadRow } from './presenter.ts'

type Arguments = {
  ctx: Ctx
  input: CreateLead
  /** How a visitor's visit began, where that is known. */
  origin?: Origin | null
  idempotencyKey?: string | undefined
}

/**
 * Keeps a lead, with its audit row and its notification, all or nothing.
 *
 * `source: manual`, `priority` and `status` count only from an admin; a visitor's lead is new and
 * of medium priority (design.md §4). The same `idempotencyKey` again returns the lead it made.
 * @throws {AppError} `erased` when an admin enters somebody who asked to be erased; `key_reused`.
 */
export async function createLead({
  ctx,
  input,
  origin = null,
  idempotencyKey,
}: Arguments): Promise<LeadRow> {
  const byAdmin = ctx.actor.kind === 'admin'
  // The hidden field and the time the form was open may differ from try to try.
  const { website, elapsedMs, ...content } = input
  await assertNotErased(ctx, input.email)
  const now = ctx.clock()
  const status = (byAdmin && input.status) || defaultLeadStatus
  const quarantine = byAdmin ? null : suspicionOf(input)
  const lead = await insertOnce(ctx, {
    id: randomUUIDv7(),
    ...leadTexts(input),
    source: sourceOf(input.source, byAdmin),
    status,
    priority: (byAdmin && input.priority) || defaultLeadPriority,
    origin: byAdmin ? null : origin,
    createdAt: now,
    updatedAt: now,
    quarantine,
    firstContactAt: null,
    ...firstContact({ quarantine, firstContactAt: null }, status, now),
    ...keyed(idempotencyKey, content),
    ...searchTextsOf(input),
  })
  if (byAdmin) invalidateCounts(ctx)
  ctx.publish('leads', 'people', 'notifications', 'messages')
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

type NewLead = Omit<LeadRow, 'personId' | 'version' | 'deletedAt' | 'assignedTo' | 'remindedAt'>

/**
 * Inserts a lead with its audit row; a visitor's that is not suspected is given to somebody, and the
 * back-office is told.
 * @throws the driver's unique violation when the idempotency key exists.
 */
const insertLead = (ctx: Ctx, lead: NewLead): Promise<LeadRow> =>
  inTransaction(ctx, async (ctx) => {
    const isRequest = ctx.actor.kind === 'visitor' && !lead.quarantine
    const personId = await keepPerson(ctx.db, leadContact(lead))
    const [created] = await ctx.db
      .insert(leads)
      .values({ ...lead, personId, ...(isRequest && { assignedTo: nextAssignee }) })
      .returning()
    if (!created) throw new Error('A lead was not created.')
    await recordAudit(ctx, {
      action: 'lead.created',
      entityId: lead.id,
      personId,
      ...(lead.quarantine && { details: { quarantine: lead.quarantine } }),
    })
    if (isRequest) {
      await notify(ctx, { kind: 'lead_created', lead: created })
      await enqueueEmail(ctx, { kind: 'lead' }, lead.id)
    }
    return created
  })

/**
 * Whose turn it is, as part of a statement: the active accounts one after the other, in the order
 * they were made; nobody while auto-assign is off. A turn is a number of a sequence, which writers
 * draw without waiting for each other; two can never draw the same.
 */
const nextAssignee = sql<string | null>`(
  select id from (
    select id, row_number() over (order by created_at, id) - 1 as place, count(*) over () as people
    from admins where deactivated_at is null
  ) as active
  where ${autoAssignIsOn} and place = (select nextval('lead_turns')) % people)`

/** Draws the next turn: the account it falls on, or null. */
export async function drawAssignee(db: Database): Promise<string | null> {
  const drawn = await db.execute(sql`select ${nextAssignee} as id`)
  return rowsOf<{ id: string | null }>(drawn)[0]?.id ?? null
}

/** Nobody types a name, an address and a message in less; milliseconds. */
const fastestPerson = 1_500
/** More links than this in one message is an advertisement far more often than a request. */
const mostLinks = 4

/**
 * Why a visitor's message should be looked at before it stands among the leads, or null.
 * A suspected message is kept and marked, never refused: the sender sees the same answer.
 */
export function suspicionOf(
  lead: Pick<CreateLead, 'website' | 'elapsedMs' | 'message'>,
): QuarantineReason | null {
  if (lead.website) return 'honeypot'
  if ((lead.message?.match(/https?:\/\//gi)?.length ?? 0) > mostLinks) return 'links'
  if (lead.elapsedMs !== undefined && lead.elapsedMs < fastestPerson) return 'too_fast'
  return null
}
