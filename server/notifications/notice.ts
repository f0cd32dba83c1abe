import { adminPage } from '#shared/routes.ts'

type Cause = {
  kind: 'lead_created'
  lead: { id: string; name: string; company: string | null; source: string }
}

/** What the back-office is told of something that happened; kept in `notifications`. */
export function noticeOf({ kind, lead }: Cause) {
  return {
    kind,
    title: `New lead: ${lead.name}`,
    body: lead.company
      ? `${lead.company} wrote through ${lead.source}.`
      : `Through ${lead.source}.`,
    href: `${adminPage.leads}?lead=${lead.id}`,
  }
}
