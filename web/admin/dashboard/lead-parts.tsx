import type { LeadsDashboard } from '#shared/dashboard/schema.ts'
import { ownWords } from '#shared/leads/contact-form.ts'
import type { Lead } from '#shared/leads/schema.ts'
import { overdueBy } from '#shared/response-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RelativeTime, useNow } from '#web/ui/relative-time.tsx'
import { PriorityBadge } from '../leads/lead-badges.tsx'
import { leadList } from '../leads/lead-list.ts'
import { DashboardPart, NothingHere, titles } from './dashboard-part.tsx'
import { PersonRows } from './person-rows.tsx'

const detailOf = ({ company, message }: Lead) =>
  [company, ownWords(message)].filter(Boolean).join(' · ')

/** The newest leads that nobody has answered yet. */
export function NewestLeads({ leads }: { leads: Lead[] }) {
  return (
    <DashboardPart
      title={titles.waiting}
      more={{ to: leadList.page({ status: 'new' }), label: 'See all new leads' }}
    >
      {leads.length === 0 ? (
        <NothingHere>Nobody is waiting. Every lead has been answered.</NothingHere>
      ) : (
        <PersonRows
          rows={leads.map((lead) => ({
            id: lead.id,
            to: leadList.recordPage(lead.id),
            name: lead.name,
            detail: detailOf(lead),
            badge: lead.priority === 'high' && <PriorityBadge priority={lead.priority} />,
            time: <RelativeTime at={lead.createdAt} />,
          }))}
        />
      )}
    </DashboardPart>
  )
}

type OverdueLeadsProps = { leads: Lead[]; total: LeadsDashboard['overdueTotal'] }

/** Leads that have waited beyond the day the contact form promises, the longest first. */
export function OverdueLeads({ leads, total }: OverdueLeadsProps) {
  const now = useNow()
  const count = total.count.toLocaleString('en') + (total.atLeast ? '+' : '')
  return (
    <DashboardPart
      title={
        <>
          Overdue{' '}
          <span className="ml-0.5 font-normal text-ink-faint text-sm tabular-nums">{count}</span>
        </>
      }
      more={{
        to: leadList.page({ status: 'new', sort: 'createdAt' }),
        label: 'See all, longest first',
      }}
    >
      <PersonRows
        next
        rows={leads.map((lead) => ({
          id: lead.id,
          to: leadList.recordPage(lead.id),
          name: lead.name,
          detail: detailOf(lead),
          time: <Badge tone="red">{overdueBy(Date.parse(lead.createdAt), now)} overdue</Badge>,
        }))}
      />
    </DashboardPart>
  )
}
