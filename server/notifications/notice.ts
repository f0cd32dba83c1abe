import { randomUUIDv7 } from 'node:crypto'
import { and, inArray, lt, notLike } from 'drizzle-orm'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { NotificationKind } from '#shared/notifications/kinds.ts'
import { answerInWords, remindAfter } from '#shared/response-time.ts'
import { adminPage } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { sourceLabel } from '#shared/source-label.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import { notifications } from '../db/schema.ts'

type Person = { id: string; name: string; email: string; company: string | null }

type OverdueTask = { title: string; personId: string; person: string }

type Cause =
  | { kind: 'lead_created'; lead: Person & { source: string } }
  | { kind: 'lead_overdue'; lead: Person; adminId: string | null }
  | {
      kind: 'consultation_requested'
      consultation: Person & { status: ConsultationStatus }
      /** The way it came in; the scheduling page where none is named. */
      through?: string
    }
  | { kind: 'consultation_overdue'; consultation: Person }
  | { kind: 'submission_created'; submission: Person & { leadMagnetType: string } }
  | { kind: 'task_overdue'; task: OverdueTask; adminId: string | null }
  | { kind: 'note_mention'; personId: string; person: string; by: string; adminId: string }
  | { kind: 'mail_held' }
  | { kind: 'two_factor_reset'; adminId: string; by: string }
  | { kind: 'feed_failed'; adminId: string; sentence: string; isKnown: boolean }

type Notice = {
  kind: NotificationKind
  title: string
  body: string
  href: string | null
  /** Whom alone it concerns; everybody when absent or null. */
  adminId?: string | null
}

const hoursIn = (milliseconds: number) => milliseconds / (60 * 60_000)

/** What the back-office is told of something that happened; kept in `notifications`. */
export function noticeOf(cause: Cause): Notice {
  switch (cause.kind) {
    case 'lead_created': {
      const { lead } = cause
      return {
        kind: cause.kind,
        title: `New lead: ${lead.name}`,
        body: lead.company
          ? `${lead.company} wrote through ${sourceLabel(lead.source)}.`
          : `Through ${sourceLabel(lead.source)}.`,
        href: adminPage.lead(lead.id),
      }
    }
    case 'lead_overdue': {
      const { lead, adminId } = cause
      return {
        kind: cause.kind,
        title: `Still unanswered: ${lead.name}`,
        body: `${lead.company ?? 'They'} wrote over ${hoursIn(remindAfter)} hours ago; we promise an answer ${answerInWords}.`,
        href: adminPage.lead(lead.id),
        adminId,
      }
    }
    case 'consultation_requested': {
      const { id, name, company, status } = cause.consultation
      return {
        kind: cause.kind,
        title: `Consultation ${status === 'scheduled' ? 'booked' : 'requested'}: ${name}`,
        body: company ?? `Through ${cause.through ?? 'the scheduling page'}.`,
        href: adminPage.consultation(id),
      }
    }
    case 'consultation_overdue': {
      const { id, name, company } = cause.consultation
      return {
        kind: cause.kind,
        title: `Still unanswered: ${name}`,
        body: `${company ?? 'They'} asked for a call over ${hoursIn(remindAfter)} hours ago; we promise an answer ${answerInWords}.`,
        href: adminPage.consultation(id),
      }
    }
    case 'submission_created': {
      const { id, name, email, leadMagnetType } = cause.submission
      return {
        kind: cause.kind,
        title: `New ${leadMagnetType}: ${name || email}`,
        body: `Asked for by e-mail at ${email}.`,
        href: adminPage.submission(id),
      }
    }
    case 'task_overdue': {
      const { task, adminId } = cause
      return {
        kind: cause.kind,
        title: task.title,
        body: adminId ? `With ${task.person}.` : `With ${task.person}. Nobody has it to do.`,
        href: adminPage.person(task.personId),
        adminId,
      }
    }
    case 'note_mention':
      return {
        kind: cause.kind,
        title: `${cause.by} named you in a note`,
        body: `About ${cause.person}.`,
        href: adminPage.person(cause.personId),
        adminId: cause.adminId,
      }
    case 'mail_held':
      return {
        kind: cause.kind,
        title: 'Mail is held',
        body: 'How much of it is counted when the notice is read (mail/mail-state.ts).',
        href: adminPage.outboxHeld,
      }
    case 'two_factor_reset':
      return {
        kind: cause.kind,
        title: 'Your two-factor sign-in was reset',
        body: `${cause.by} turned it off for you. Turn it on again here.`,
        href: settingsPage('security'),
        adminId: cause.adminId,
      }
    case 'feed_failed':
      return {
        kind: cause.kind,
        title: 'One of your calendars can not be read',
        body: `${cause.sentence} ${cause.isKnown ? 'Its last known times still block.' : 'Until it can be read it blocks nothing.'}`,
        href: settingsPage('availability'),
        adminId: cause.adminId,
      }
  }
}

/** Tells everyone in the back-office, or whom alone it concerns; call it in the transaction of the cause. */
export async function notify(ctx: Ctx, cause: Cause): Promise<void> {
  await ctx.db
    .insert(notifications)
    .values({ id: randomUUIDv7(), createdAt: ctx.clock(), ...noticeOf(cause) })
}

/** Removes what was told about the records that are shown on these pages: it names the person. */
export async function deleteNotices(db: Database, pages: string[]): Promise<void> {
  if (pages.length === 0) return
  await db.delete(notifications).where(inArray(notifications.href, pages))
}

/** Removes what was told before an instant, but not what a fresh install begins with; returns how many. */
export function purgeNotices(db: Database, before: Date): Promise<number> {
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(lt(notifications.createdAt, before), notLike(notifications.kind, 'setup\\_%')))
    .limit(batch)
  return inBatches(async () => {
    const purged = await db
      .delete(notifications)
      .where(inArray(notifications.id, due))
      .returning({ id: notifications.id })
    return purged.length
  })
}

/** Records that one transaction reminds of at most. */
export const reminderBatch = 500

/**
 * Reminds of all that is due, a batch a transaction, so that few rows are locked at a time.
 * `remindOfSome` takes at most {@link reminderBatch} records and returns how many it took.
 */
export async function remindInBatches(
  ctx: Ctx,
  remindOfSome: (ctx: Ctx) => Promise<number>,
): Promise<void> {
  let reminded: number
  do {
    reminded = await inTransaction(ctx, remindOfSome)
    if (reminded > 0) ctx.publish('notifications')
  } while (reminded === reminderBatch)
}
