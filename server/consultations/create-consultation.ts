import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CreateConsultation } from '#shared/consultations/schema.ts'
import { visitorConsultationStatus } from '#shared/consultations/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { consultations } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { notify } from '../notifications/notice.ts'
import type { ConsultationRow } from './presenter.ts'

type Arguments = { ctx: Ctx; input: CreateConsultation; idempotencyKey?: string | undefined }

/**
 * Keeps a request for a meeting, with its audit row and its notification, all or nothing. A
 * visitor's is pending, whatever it says; the same `idempotencyKey` again answers the one it made.
 */
export async function createConsultation({
  ctx,
  input,
  idempotencyKey,
}: Arguments): Promise<ConsultationRow> {
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
    idempotencyKey: idempotencyKey ?? null,
    searchText: searchTextOf(input),
  }
  const consultation = await inTransaction(ctx, async (ctx) => {
    const [created] = await ctx.db
      .insert(consultations)
      .values(values)
      .onConflictDoNothing({ target: consultations.idempotencyKey })
      .returning()
    if (!created) return consultationOfKey(ctx, values.idempotencyKey)
    await recordAudit(ctx, { action: 'consultation.created', entityId: created.id })
    if (!byAdmin && !created.quarantine) {
      await notify(ctx, { kind: 'consultation_requested', consultation: created })
    }
    return created
  })
  ctx.announce('consultations', 'notifications')
  return consultation
}

async function consultationOfKey(ctx: Ctx, key: string | null): Promise<ConsultationRow> {
  const [existing] = key
    ? await ctx.db.select().from(consultations).where(eq(consultations.idempotencyKey, key))
    : []
  if (!existing) throw new Error('A consultation was neither created nor found.')
  return existing
}
