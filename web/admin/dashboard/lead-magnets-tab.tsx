import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type LeadMagnetsDashboard,
  leadMagnetsDashboardSchema,
} from '#shared/dashboard/lead-magnets-schema.ts'
import {
  type FollowupStatus,
  followupStatuses,
  followupStatusLabels,
  leadMagnetTypeLabels,
  leadMagnetTypes,
  offeredFollowupStatuses,
} from '#shared/lead-magnets/vocabulary.ts'
import { adminPage, api, page } from '#shared/routes.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { call } from '../http/call.ts'
import { TypeBadge } from '../lead-magnets/submission-badges.tsx'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { DashboardPart, NothingHere } from './dashboard-part.tsx'
import { anew, dashboardKey } from './dashboard-queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { PersonRows } from './person-rows.tsx'
import { PartShape, TableShape, TwoParts } from './shapes.tsx'
import { Shares } from './shares.tsx'
import { WithFigures } from './with-figures.tsx'

const leadMagnetsDashboardQuery = queryOptions({
  ...anew,
  queryKey: [...dashboardKey, 'lead-magnets'],
  queryFn: ({ signal }) =>
    call(api.admin.dashboard.leadMagnets, leadMagnetsDashboardSchema, { signal }),
})

const firstSteps = [
  {
    to: page.checklist,
    label: 'Send yourself the checklist',
    detail: 'What visitors ask for on your site appears here at once.',
    site: true,
  },
  {
    to: page.leadMagnets,
    label: 'Show people what there is',
    detail: 'Link to the page of free resources from where your visitors are.',
    site: true,
  },
  {
    to: adminPage.outbox,
    label: 'See that mail goes out',
    detail: 'Until a mail server is connected, what was asked for is held in the outbox.',
  },
] as const

/** The lead magnets: whom to follow up, what people ask for, and how far the following up is. */
export function LeadMagnetsTab() {
  const query = useQuery(leadMagnetsDashboardQuery)
  return (
    <WithFigures query={query} shape={<LeadMagnetsShape />}>
      {(figures) => <LeadMagnets figures={figures} />}
    </WithFigures>
  )
}

const all = adminPage.leadMagnets

/** The others come over the API alone, and mostly not at all. */
const isOffered = (status: FollowupStatus) =>
  offeredFollowupStatuses.some((offered) => offered === status)

/** How many there are of each type; undefined while that is not known. */
const TypeCards = ({ counts }: { counts?: LeadMagnetsDashboard['counts'] }) => (
  <SummaryCards
    label="Lead magnets by type"
    cards={[
      { label: 'Total Downloads', count: counts?.total, to: all },
      { label: 'Checklists', count: counts?.byType.checklist, to: `${all}?type=checklist` },
      { label: 'Audits', count: counts?.byType.audit, to: `${all}?type=audit` },
      { label: 'Templates', count: counts?.byType.template, to: `${all}?type=template` },
    ]}
  />
)

const LeadMagnetsShape = () => (
  <>
    <TypeCards />
    <TwoParts>
      <PartShape>
        <RowShapes count={6} />
      </PartShape>
      <PartShape>
        <TableShape rows={5} />
      </PartShape>
    </TwoParts>
  </>
)

function LeadMagnets({ figures }: { figures: LeadMagnetsDashboard }) {
  const { counts, byFollowup, pending } = figures
  if (counts.total === 0 && pending.length === 0) {
    return <FirstSteps title="Nothing asked for yet" steps={firstSteps} />
  }
  return (
    <>
      <TypeCards counts={counts} />
      <TwoParts>
        <DashboardPart title="To follow up" more={{ to: all, label: 'See all' }}>
          {pending.length === 0 ? (
            <NothingHere>Everybody has been followed up.</NothingHere>
          ) : (
            <PersonRows
              rows={pending.map((each) => ({
                id: each.id,
                to: adminPage.submission(each.id),
                name: each.name || each.email,
                detail: [each.company, each.name ? each.email : null].filter(Boolean).join(' · '),
                badge: <TypeBadge type={each.leadMagnetType} />,
                time: <RelativeTime at={each.createdAt} />,
              }))}
            />
          )}
        </DashboardPart>
        <div className="flex min-w-0 flex-col gap-7">
          <DashboardPart title="Following up">
            <Shares
              parts={followupStatuses
                .filter((status) => isOffered(status) || byFollowup[status] > 0)
                .map((status) => ({
                  label: followupStatusLabels[status],
                  count: byFollowup[status],
                }))}
            />
          </DashboardPart>
          <DashboardPart title="What people ask for">
            <Shares
              parts={leadMagnetTypes
                .map((type) => ({
                  label: leadMagnetTypeLabels[type],
                  count: counts.byType[type],
                  to: `${all}?type=${type}`,
                }))
                .toSorted((one, other) => other.count - one.count)}
            />
          </DashboardPart>
        </div>
      </TwoParts>
    </>
  )
}
