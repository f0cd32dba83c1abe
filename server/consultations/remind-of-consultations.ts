import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { remindAfter } from '#shared/response-time.ts'
import type { Ctx } from '../context.ts'
import { auditLog, consultations, notifications } from '../db/schema.ts'
import { noticeOf, reminderBatch, remindInBatches } from '../notifications/notice.ts'
import { isFromSite } from './from-site.ts'

const settledOnce = sql`exists (select from ${auditLog}
  where ${auditLog.entityId} = ${consultations.id}::text
  and ${auditLog.action} = 'consultation.status_set')`

/**
 * Requests of visitors that nobody has answered yet. One that was entered or imported was agreed
 * elsewhere; one that is pending again has been answered before.
 */
const unanswered = and(
  eq(consultations.status, 'pending'),
  isNull(consultations.remindedAt),
  isNull(consultations.quarantine),
  isNull(consultations.deletedAt),
  isFromSite,
  sql`not ${settledOnce}`,
)

/** Tells everybody of each request for a call that has long waited for an answer; once. */
export const remindOfConsultations = (ctx: Ctx): Promise<void> => remindInBatches(ctx, remindOfSome)

async function remindOfSome(ctx: Ctx): Promise<number> {
  const now = ctx.clock()
  const due = await ctx.db
    .select()
    .from(consultations)
    .where(and(unanswered, lte(consultations.createdAt, new Date(now.getTime() - remindAfter))))
    .orderBy(asc(consultations.createdAt), asc(consultations.id))
    .limit(reminderBatch)
    // One that somebody is just answering, or another process reminds of, is none of ours.
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  await ctx.db
    .update(consultations)
    .set({ remindedAt: now })
    .where(
      inArray(
        consultations.id,
        due.map(({ id }) => id),
      ),
    )
  await ctx.db.insert(notifications).values(
    due.map((consultation) => ({
      ...noticeOf({ kind: 'consultation_overdue', consultation }),
      id: randomUUIDv7(),
      createdAt: now,
    })),
  )
  return due.length
}

/** Every five minutes. */
export const consultationReminders = {
  id: 'consultation-reminders',
  cron: '*/5 * * * *',
  run: remindOfConsultations,
}
