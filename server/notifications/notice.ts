import { randomUUIDv7 } from 'node:crypto'
import { adminPage } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import { notifications } from '../db/schema.ts'

type Person = { id: string; name: string; email: string; company: string | null }

type Cause =
  | { kind: 'lead_created'; lead: Person & { source: string } }
  | { kind: 'consultation_requested'; consultation: Person }
  | { kind: 'submission_created'; submission: Person & { leadMagnetType: string } }

type Notice = { kind: Cause['kind']; title: string; body: string; href: string | null }

/** Where the notice of a lead leads; also how the notices of a lead are found again. */
export const noticeHref = (leadId: string) => `${adminPage.leads}?lead=${leadId}`

/** What the back-office is told of something that happened; kept in `notifications`. */
export function noticeOf(cause: Cause): Notice {
  switch (cause.kind) {
    case 'lead_created': {
      const { lead } = cause
      return {
        kind: cause.kind,
        title: `New lead: ${lead.name}`,
        body: lead.company
          ? `${lead.company} wrote through ${lead.source}.`
          : `Through ${lead.source}.`,
        href: noticeHref(lead.id),
      }
    }
    case 'consultation_requested': {
      const { name, company } = cause.consultation
      return {
        kind: cause.kind,
        title: `Consultation requested: ${name}`,
        body: company ?? 'Through the scheduling page.',
        href: null,
      }
    }
    case 'submission_created': {
      const { name, email, leadMagnetType } = cause.submission
      return {
        kind: cause.kind,
        title: `New ${leadMagnetType}: ${name || email}`,
        body: `Asked for by e-mail at ${email}.`,
        href: null,
      }
    }
  }
}

/** Tells everyone in the back-office; call it in the transaction of the cause. */
export async function notify(ctx: Ctx, cause: Cause): Promise<void> {
  await ctx.db
    .insert(notifications)
    .values({ id: randomUUIDv7(), createdAt: ctx.clock(), ...noticeOf(cause) })
}
