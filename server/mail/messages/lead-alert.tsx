import type { AlertedLead, PayloadOf } from '#shared/mail/payload.ts'
import { adminPage } from '#shared/routes.ts'
import { Action, Facts, Letter, Paragraph, PlainLink, Quote, Rule } from './letter.tsx'

type Props = { payload: PayloadOf<'lead_alert'>; siteUrl: string }

const Lead = ({ lead }: { lead: AlertedLead }) => (
  <>
    <Facts
      facts={[
        ['Name', lead.name],
        ['Company', lead.company],
        [
          'Email',
          <PlainLink key="email" href={`mailto:${lead.email}`}>
            {lead.email}
          </PlainLink>,
        ],
        ['Phone', lead.phone],
        ['Source', lead.source],
      ]}
    />
    {lead.message && <Quote>{lead.message}</Quote>}
  </>
)

const namesOf = (leads: readonly AlertedLead[], more: number) =>
  leads.map(({ name }) => name).join(', ') + (more > 0 ? ` and ${more} more` : '')

/** To the firm's people who want it: who wrote, and the way to the lead. */
export function LeadAlert({ payload: { leads, more }, siteUrl }: Props) {
  const [only] = leads.length === 1 ? leads : []
  return (
    <Letter
      preview={only ? (only.message ?? `Through ${only.source}.`) : namesOf(leads, more)}
      heading={only ? `New lead: ${only.name}` : `${leads.length + more} new leads`}
      siteUrl={siteUrl}
      reason="You get this because New Lead Alerts are on in your settings."
    >
      {leads.map((lead, index) => (
        <div key={lead.id}>
          {index > 0 && <Rule />}
          <Lead lead={lead} />
        </div>
      ))}
      {more > 0 && <Paragraph>And {more} more, in the list.</Paragraph>}
      <Action href={siteUrl + (only ? adminPage.lead(only.id) : adminPage.leads)}>
        {only ? 'Open the lead' : 'Open the list'}
      </Action>
      {only && <Paragraph>Replying to this mail writes to {only.name}.</Paragraph>}
    </Letter>
  )
}
