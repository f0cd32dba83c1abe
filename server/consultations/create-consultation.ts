import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { CreateConsultation } from '#shared/consultations/schema.ts'
import { visitorConsultationStatus } from '#shared/consultations/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { type Keyed, keyed, refuseOtherContent } from '../db/idempotency.ts'
import { consultations } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { assertNotErased } from '../privacy/marks.ts'
import { notifyOfRequest } from './consultation-mail.ts'
import type { ConsultationRow } from './presenter.ts'

type Arguments = { ctx: Ctx; input: CreateConsultation; idempotencyKey?: string | undefined }

/** `imported`: an import had made it before; nothing was added. */
type Kept = { consultation: ConsultationRow; imported: boolean }

/**
 * Keeps a request for a meeting, with its audit row, its notification and the order of its mail,
 * all or nothing. A visitor's is pending, whatever it says; the same `idempotencyKey` again returns the one it made,
 * and so does an admin's `importKey`, unless that one was deleted since.
 * @throws {AppError} `erased` when an admin enters or imports somebody who asked to be erased;
 * `key_reused`.
 */
export async function createConsultation({ ctx, input, idempotencyKey }: Arguments): Promise<Kept> {
  await assertNotErased(ctx, input.email)
  const { website, ...fields } = input
  const byAdmin = ctx.actor.kind === 'admin'
  const now = ctx.clock()
  const values = {
    ...fields,
    id: randomUUIDv7(),
    preferredDate: input.preferredDate ? new Date(input.preferredDate) : null,
    status: (byAdmin && input.status) || visitorConsultationStatus,
    createdAt: now,
    updatedAt: now,
    quarantine: !byAdmin && website ? ('honeypot' as const) : null,
    ...keyed(idempotencyKey, fields),
    importKey: byAdmin ? input.importKey : null,
    searchText: searchTextOf(input),
  }
  const kept = await inTransaction(ctx, async (ctx) => {
    const created = await insertOnce(ctx, values)
    if (!created) return consultationOfKeys(ctx, values)
    await recordAudit(ctx, { action: 'consultation.created', entityId: created.id })
    if (!byAdmin && !created.quarantine) await notifyOfRequest(ctx, created)
    return { consultation: created, imported: false, isNew: true }
  })
  if (kept.isNew) ctx.announce('consultations', 'notifications', 'messages')
  return kept
}

type Values = typeof consultations.$inferInsert & Keyed

/** The new row, or undefined when one of its keys is taken. A deleted record gives up its import key. */
async function insertOnce(ctx: Ctx, values: Values): Promise<ConsultationRow | undefined> {
  const insert = () => ctx.db.insert(consultations).values(values).onConflictDoNothing().returning()
  const [created] = await insert()
  if (created || !values.importKey) return created
  const released = await ctx.db
    .update(consultations)
    .set({ importKey: null })
    .where(and(eq(consultations.importKey, values.importKey), isNotNull(consultations.deletedAt)))
    .returning({ id: consultations.id })
  return released.length > 0 ? (await insert())[0] : undefined
}

/** What a key has made already: that of the call before that of the booking. */
async function consultationOfKeys(ctx: Ctx, values: Values) {
  const { idempotencyKey, importKey } = values
  const found = await ctx.db
    .select()
    .from(consultations)
    .where(
      or(
        idempotencyKey ? eq(consultations.idempotencyKey, idempotencyKey) : undefined,
        importKey ? eq(consultations.importKey, importKey) : undefined,
      ),
    )
  const ofCall = found.find((row) => idempotencyKey && row.idempotencyKey === idempotencyKey)
  if (ofCall) refuseOtherContent(ofCall, values)
  const consultation = ofCall ?? found[0]
  if (!consultation) throw new Error('A consultation was neither created nor found.')
  const imported = Boolean(importKey) && consultation.importKey === importKey
  return { consultation, imported, isNew: false }
}
