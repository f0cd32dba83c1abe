import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins, notifications, people, tasks } from '../db/schema.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { noticeOf, reminderBatch, remindInBatches } from '../notifications/notice.ts'
import { isOpen, overdue, today } from './task-records.ts'

/** The hours of a day, on the clock of whom it is for, in which the mail about tasks is written. */
const morning = { from: 7, until: 12 }

/**
 * Tells whose it is, or everybody, of each task that has fallen overdue; once. A day is over when it
 * ends in the zone of who has the task: that in which they last opened the office, else the firm's.
 * Each morning there, one e-mail has the tasks they were told of since the morning before.
 */
export async function remindOfTasks(ctx: Ctx): Promise<void> {
  const team = await ctx.db
    .select({ id: admins.id })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
    .orderBy(asc(admins.id))
  for (const { id } of team) await remindInBatches(ctx, (ctx) => remindAccount(ctx, id))
  await remindInBatches(ctx, (ctx) =>
    remindOfSome(ctx, { adminId: null, whose: nobodys(ctx), zone: brand.timeZone.id }),
  )
  for (const { id } of team) {
    if (await inTransaction(ctx, (ctx) => writeDigest(ctx, id))) ctx.publish('messages')
  }
}

/** The account, held until the transaction ends; none while another process has it. */
async function holdAccount({ db }: Ctx, id: string) {
  const [admin] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), isNull(admins.deactivatedAt)))
    .for('no key update', { skipLocked: true })
  return admin
}

const zoneOf = ({ timeZone }: { timeZone: string | null }) => timeZone ?? brand.timeZone.id

async function remindAccount(ctx: Ctx, id: string): Promise<number> {
  const admin = await holdAccount(ctx, id)
  if (!admin) return 0
  return remindOfSome(ctx, {
    adminId: id,
    whose: eq(tasks.assignedTo, id),
    zone: zoneOf(admin),
  })
}

/** Tasks that nobody has who could do them. */
const nobodys = ({ db }: Ctx): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(admins)
      .where(and(eq(admins.id, tasks.assignedTo), isNull(admins.deactivatedAt))),
  )

type Whose = { adminId: string | null; whose: SQL; zone: string }

async function remindOfSome(ctx: Ctx, { adminId, whose, zone }: Whose): Promise<number> {
  const now = ctx.clock()
  const due = await ctx.db
    .select({
      id: tasks.id,
      title: tasks.title,
      personId: tasks.personId,
      name: people.name,
      email: people.email,
    })
    .from(tasks)
    .innerJoin(people, eq(people.id, tasks.personId))
    .where(and(whose, isOpen, isNull(tasks.remindedAt), overdue(now, zone)))
    .orderBy(asc(tasks.dueDay), asc(tasks.id))
    .limit(reminderBatch)
    // One that somebody is just doing, or another process reminds of, is none of ours.
    .for('update', { of: tasks, skipLocked: true })
  if (due.length === 0) return 0
  await ctx.db
    .update(tasks)
    .set({ remindedAt: now })
    .where(
      inArray(
        tasks.id,
        due.map(({ id }) => id),
      ),
    )
  await ctx.db.insert(notifications).values(
    due.map(({ title, personId, name, email }) => ({
      ...noticeOf({
        kind: 'task_overdue',
        task: { title, personId, person: name || email },
        adminId,
      }),
      id: randomUUIDv7(),
      createdAt: now,
    })),
  )
  return due.length
}

/** Orders the mail of this morning, where it is one and there is something to tell; returns whether. */
async function writeDigest(ctx: Ctx, id: string): Promise<boolean> {
  const admin = await holdAccount(ctx, id)
  if (!admin) return false
  const now = ctx.clock()
  const day = today(now, zoneOf(admin))
  const at = (hour: number) =>
    day.toZonedDateTime({ timeZone: zoneOf(admin), plainTime: { hour } }).epochMilliseconds
  const { digestedAt: since } = admin
  const isMorning = now.getTime() >= at(morning.from) && now.getTime() < at(morning.until)
  if (!isMorning || (since && since.getTime() >= at(morning.from))) return false
  await ctx.db.update(admins).set({ digestedAt: now }).where(eq(admins.id, id))
  if (!admin.emailNotifications || !admin.taskReminders) return false
  const [reminded] = await ctx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.assignedTo, id),
        isOpen,
        since ? gt(tasks.remindedAt, since) : isNotNull(tasks.remindedAt),
      ),
    )
    .limit(1)
  if (!reminded) return false
  const span = { since: since?.toISOString() ?? null, until: now.toISOString() }
  await enqueueEmail(ctx, { kind: 'tasks_overdue', ...span }, id)
  return true
}

/** Every five minutes. */
export const taskReminders = { id: 'task-reminders', cron: '*/5 * * * *', run: remindOfTasks }
