import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, getTableColumns, inArray, isNull, lte } from 'drizzle-orm'
import { remindAfter } from '#shared/response-time.ts'
import type { Ctx } from '../context.ts'
import { admins, leads, notifications } from '../db/schema.ts'
import { noticeOf, reminderBatch, remindInBatches } from '../notifications/notice.ts'
import { unanswered } from './lead-records.ts'

/** Tells whose lead it is, or everybody, of each lead that has long waited for a first contact; once. */
export const remindOfLeads = (ctx: Ctx): Promise<void> => remindInBatches(ctx, remindOfSome)

async function remindOfSome(ctx: Ctx): Promise<number> {
  const now = ctx.clock()
  const due = await ctx.db
    .select({ ...getTableColumns(leads), notifiedId: admins.id })
    .from(leads)
    .leftJoin(admins, and(eq(admins.id, leads.assignedTo), isNull(admins.deactivatedAt)))
    .where(
      and(
        unanswered,
        isNull(leads.remindedAt),
        lte(leads.createdAt, new Date(now.getTime() - remindAfter)),
      ),
    )
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(reminderBatch)
    // One that somebody is just answering, or another process reminds of, is none of ours.
    .for('update', { of: leads, skipLocked: true })
  if (due.length === 0) return 0
  await ctx.db
    .update(leads)
    .set({ remindedAt: now })
    .where(
      inArray(
        leads.id,
        due.map(({ id }) => id),
      ),
    )
  await ctx.db.insert(notifications).values(
    due.map(({ notifiedId, ...lead }) => ({
      ...noticeOf({ kind: 'lead_overdue', lead, adminId: notifiedId }),
      id: randomUUIDv7(),
      createdAt: now,
    })),
  )
  return due.length
}

/** Every five minutes. */
export const leadReminders = { id: 'lead-reminders', cron: '*/5 * * * *', run: remindOfLeads }
