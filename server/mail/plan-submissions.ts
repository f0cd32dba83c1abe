import { and, eq, inArray, isNull } from 'drizzle-orm'
import { templates } from '#content/templates/list.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import { greetingName } from '#shared/mail/greeting-name.ts'
import type { MailPayload } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { leadMagnetSubmissions, newsletterSubscribers as table } from '../db/schema.ts'
import { homePaper } from '../documents/paper-of.ts'
import { alertedAdmins, alertGroups, type Draft, entityIds, type OrderRow } from './draft.ts'

type SubmissionRow = typeof leadMagnetSubmissions.$inferSelect

/**
 * What somebody asked for by e-mail goes to them: the checklist, the audit's report, a template. The
 * firm's people hear of it.
 */
export async function planSubmissions(ctx: Ctx, orders: OrderRow[]): Promise<Draft[]> {
  const rows = await ctx.db
    .select()
    .from(leadMagnetSubmissions)
    .where(
      and(
        inArray(leadMagnetSubmissions.id, entityIds(orders)),
        isNull(leadMagnetSubmissions.deletedAt),
      ),
    )
  const papers = new Map(
    orders.map(({ entityId, order }) => [
      entityId,
      order.kind === 'submission' ? order.paper : undefined,
    ]),
  )
  const sent = rows.flatMap((row): Draft[] => {
    const payload = payloadOf(row, papers.get(row.id) ?? homePaper)
    const toName = greetingName(row.name) ?? ''
    if (!payload) return []
    return [{ payload, entityId: row.id, toAddress: row.email, toName, replyTo: null }]
  })
  return [...sent, ...(await alertsOf(ctx, rows))]
}

async function alertsOf(ctx: Ctx, rows: SubmissionRow[]): Promise<Draft[]> {
  if (rows.length === 0) return []
  const people = await alertedAdmins(ctx, 'newLeadAlerts')
  return people.flatMap(({ name, email }) =>
    alertGroups(rows).map(
      ({ only, shown, more }): Draft => ({
        payload: { kind: 'submission_alert', submissions: shown.map(alerted), more },
        entityId: only?.id ?? null,
        toAddress: email,
        toName: name,
        replyTo: only?.email ?? null,
      }),
    ),
  )
}

const alerted = ({ id, name, email, company, leadMagnetType: type }: SubmissionRow) => ({
  id,
  name,
  email,
  company,
  type,
})

/** Null for what we have nothing to send of: a guide, or a template nobody wrote. */
function payloadOf(row: SubmissionRow, paper: Paper): MailPayload | null {
  const name = greetingName(row.name)
  switch (row.leadMagnetType) {
    case 'checklist': {
      const submitted = submittedAnswers(row)
      const ticked = submitted?.kind === 'checklist' ? submitted.checked : null
      return { kind: 'checklist', name, ticked, paper }
    }
    case 'audit': {
      const submitted = submittedAnswers(row)
      if (submitted?.kind !== 'audit') return null
      const askedAt = row.createdAt.toISOString()
      return { kind: 'audit_report', answers: submitted.answers, askedAt, paper }
    }
    case 'template': {
      const template = templates.find(({ title }) => title === row.submissionData)
      return template
        ? { kind: 'template', name, templateId: template.id, title: template.title, paper }
        : null
    }
    case 'guide':
      return null
  }
}

/** Who subscribed is asked to confirm, while it is not confirmed. */
export async function planSubscriptions(ctx: Ctx, orders: OrderRow[]): Promise<Draft[]> {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(inArray(table.id, entityIds(orders)), eq(table.state, 'unconfirmed')))
  return rows.flatMap(({ id, email, linkToken, confirmToken }): Draft[] => {
    if (!linkToken || !confirmToken) return []
    return [
      {
        payload: { kind: 'subscription_confirm', token: confirmToken, leaveToken: linkToken },
        entityId: id,
        toAddress: email,
        toName: '',
        replyTo: null,
      },
    ]
  })
}
