import { and, eq, isNull } from 'drizzle-orm'
import type { MailOrder, MailPayload } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'

/** An order as it stands in the database. */
export type OrderRow = { id: string; entityId: string | null; order: MailOrder }

/** A message to one receiver, before it is decided whether and when it goes. */
export type Draft = {
  payload: MailPayload
  entityId: string | null
  toAddress: string
  toName: string
  /** Where an answer goes, if not to the firm's own address. */
  replyTo: string | null
}

/** Reads what the orders are about and says what is to be told to whom. */
export type Planner = (ctx: Ctx, orders: OrderRow[]) => Promise<Draft[]>

/** The ids of the records that orders are about. */
export const entityIds = (orders: OrderRow[]) =>
  orders.flatMap(({ entityId }) => (entityId ? [entityId] : []))

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

/** More than this at once is told in one message to each person, not in one each. */
const toldOneByOne = 3
/** So many are named in a message about many. */
const named = 10

/** One message about some things that happened: those it names, and how many more there are. */
export type AlertGroup<Thing> = { only: Thing | null; shown: readonly Thing[]; more: number }

/** What the firm's people are told at once, shared out over messages. */
export function alertGroups<Thing>(things: readonly Thing[]): AlertGroup<Thing>[] {
  if (things.length <= toldOneByOne) {
    return things.map((only) => ({ only, shown: [only], more: 0 }))
  }
  return [{ only: null, shown: things.slice(0, named), more: Math.max(0, things.length - named) }]
}
