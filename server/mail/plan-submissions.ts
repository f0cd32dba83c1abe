import { and, eq, inArray, isNull } from 'drizzle-orm'
import { templates } from '#content/templates/list.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import type { EmailPayload } from '#shared/mail/payload.ts'
import { greetingName } from '#shared/mail/plain-words.ts'
import type { Ctx } from '../context.ts'
import { leadMagnetSubmissions, newsletterSubscribers as table } from '../db/schema.ts'
import { homePaper } from '../documents/frame.ts'
import {
  alertedAdmins,
  alertGroups,
  entityIds,
  type PlannedEmail,
  type QueuedCause,
} from './planned-email.ts'

type SubmissionRow = typeof leadMagnetSubmissions.$inferSelect

/**
 * What somebody asked for by e-mail goes to them: the checklist, the audit's report, a template. The
 * firm's people hear of it.
 */
export async function planSubmissions(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const rows = await ctx.db
    .select()
    .from(leadMagnetSubmissions)
    .where(
      and(
        inArray(leadMagnetSubmissions.id, entityIds(causes)),
        isNull(leadMagnetSubmissions.deletedAt),
      ),
    )
  const papers = new Map(
    causes.map(({ entityId, cause }) => [
      entityId,
      cause.kind === 'submission' ? cause.paper : undefined,
    ]),
  )
  const sent = rows.flatMap((row): PlannedEmail[] => {
    const payload = payloadOf(row, papers.get(row.id) ?? homePaper)
    const toName = greetingName(row.name) ?? ''
    if (!payload) return []
    return [{ payload, entityId: row.id, toAddress: row.email, toName, replyTo: null }]
  })
  return [...sent, ...(await alertsOf(ctx, rows))]
}

async function alertsOf(ctx: Ctx, rows: SubmissionRow[]): Promise<PlannedEmail[]> {
  if (rows.length === 0) return []
  const people = await alertedAdmins(ctx, 'newLeadAlerts')
  return people.flatMap(({ name, email }) =>
    alertGroups(rows).map(
      ({ only, shown, more }): PlannedEmail => ({
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
function payloadOf(row: SubmissionRow, paper: Paper): EmailPayload | null {
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
export async function planSubscriptions(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(inArray(table.id, entityIds(causes)), eq(table.state, 'unconfirmed')))
  return rows.flatMap(({ id, email, linkToken, confirmToken }): PlannedEmail[] => {
    if (!linkToken || !confirmToken) return []
    return [
      {
        payload: { kind: 'subscription_confirm', leaveToken: linkToken },
        entityId: id,
        toAddress: email,
        toName: '',
        replyTo: null,
      },
    ]
  })
}
