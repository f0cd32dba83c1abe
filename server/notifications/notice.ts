import { adminPage } from '#shared/routes.ts'

type Cause = {
  kind: 'lead_created'
  lead: { id: string; name: string; company: string | null; source: string }
}

/** Where the notice of a lead leads; also how the notices of a lead are found again. */
export const noticeHref = (leadId: string) => `${adminPage.leads}?lead=${leadId}`

/** What the back-office is told of something that happened; kept in `notifications`. */
export function noticeOf({ kind, lead }: Cause) {
  return {
    kind,
    title: `New lead: ${lead.name}`,
    body: lead.company
      ? `${lead.company} wrote through ${lead.source}.`
      : `Through ${lead.source}.`,
    href: noticeHref(lead.id),
  }
}
