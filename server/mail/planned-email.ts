import { and, eq, isNull } from 'drizzle-orm'
import type { EmailCause, EmailPayload } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'

/** A cause as it stands in the queue (`mail_orders`). */
export type QueuedCause = { id: string; entityId: string | null; cause: EmailCause }

/** An e-mail to one receiver, before it is decided whether and when it goes. */
export type PlannedEmail = {
  payload: EmailPayload
  entityId: string | null
  toAddress: string
  toName: string
  /** Where an answer goes, if not to the firm's own address. */
  replyTo: string | null
}

/** Reads what the causes are about and says what is to be told to whom. */
export type Planner = (ctx: Ctx, causes: QueuedCause[]) => Promise<PlannedEmail[]>

/** The ids of the records that causes are about. */
export const entityIds = (causes: QueuedCause[]) =>
  causes.flatMap(({ entityId }) => (entityId ? [entityId] : []))

const columns = { id: admins.id, name: admins.name, email: admins.email }

/** Who of the firm wants this alert by mail (admin-back-office.md §2, Settings: Notifications). */
export const alertedAdmins = (ctx: Ctx, alert: 'newLeadAlerts' | 'consultationAlerts') =>
  ctx.db
    .select(columns)
    .from(admins)
    .where(
      and(
        isNull(admins.deactivatedAt),
        eq(admins.emailNotifications, true),
        eq(admins[alert], true),
      ),
    )

/** More than this at once is told in one e-mail to each person, not in one each. */
const notifiedOneByOne = 3
/** So many are named in an e-mail about many. */
const named = 10

/** One e-mail about some things that happened: those it names, and how many more there are. */
export type AlertGroup<Thing> = { only: Thing | null; shown: readonly Thing[]; more: number }

/** What the firm's people are told at once, shared out over e-mails. */
export function alertGroups<Thing>(things: readonly Thing[]): AlertGroup<Thing>[] {
  if (things.length <= notifiedOneByOne) {
    return things.map((only) => ({ only, shown: [only], more: 0 }))
  }
  return [{ only: null, shown: things.slice(0, named), more: Math.max(0, things.length - named) }]
}
