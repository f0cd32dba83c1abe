import type { MailOrder, MailPayload } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'

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
