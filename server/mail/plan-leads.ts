import { and, inArray, isNull } from 'drizzle-orm'
import type { AlertedLead } from '#shared/mail/payload.ts'
import { greetingName } from '#shared/mail/plain-words.ts'
import type { Ctx } from '../context.ts'
import { leads } from '../db/schema.ts'
import {
  alertedAdmins,
  alertGroups,
  entityIds,
  type PlannedEmail,
  type QueuedCause,
} from './planned-email.ts'

/** The visitor hears that the e-mail arrived; the firm's people hear of the new lead. */
export async function planLeads(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const rows = await ctx.db
    .select()
    .from(leads)
    .where(
      and(inArray(leads.id, entityIds(causes)), isNull(leads.deletedAt), isNull(leads.quarantine)),
    )
  const released = new Set(
    causes.filter(({ cause }) => cause.kind === 'lead_released').map((row) => row.entityId),
  )
  const fresh = rows.filter((row) => !released.has(row.id))
  const acknowledgements = rows.map(
    (row): PlannedEmail => ({
      payload: { kind: 'contact_received', name: greetingName(row.name) },
      entityId: row.id,
      toAddress: row.email,
      toName: greetingName(row.name) ?? '',
      replyTo: null,
    }),
  )
  return [...acknowledgements, ...(await alertsOf(ctx, fresh))]
}

async function alertsOf(ctx: Ctx, fresh: AlertedLead[]): Promise<PlannedEmail[]> {
  if (fresh.length === 0) return []
  const people = await alertedAdmins(ctx, 'newLeadAlerts')
  return people.flatMap(({ name, email }) =>
    alertGroups(fresh).map(
      ({ only, shown, more }): PlannedEmail => ({
        payload: { kind: 'lead_alert', leads: shown.map(alerted), more },
        entityId: only?.id ?? null,
        toAddress: email,
        toName: name,
        replyTo: only?.email ?? null,
      }),
    ),
  )
}

const alerted = ({ id, name, email, company, phone, source, message }: AlertedLead) => ({
  id,
  name,
  email,
  company,
  phone,
  source,
  message,
})
