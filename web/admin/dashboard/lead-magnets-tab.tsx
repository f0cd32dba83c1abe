import { queryOptions, useQuery } from '@tanstack/react-query'
import { totalOf } from '#shared/dashboard/arrivals.ts'
import { comparedWith } from '#shared/dashboard/comparison.ts'
import {
  type LeadMagnetsDashboard,
  leadMagnetsDashboardSchema,
} from '#shared/dashboard/lead-magnets-schema.ts'
import {
  defaultFollowupStatus,
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
import { call, zoned } from '../http/call.ts'
import { TypeBadge } from '../lead-magnets/submission-badges.tsx'
import { DashboardPart, NothingHere, titles } from './dashboard-part.tsx'
import { anew, dashboardKey } from './dashboard-queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { DayThreads, Figure, FiguresShape, frame, number, percent, Share } from './lead-figures.tsx'
import { PersonRows } from './person-rows.tsx'
import { TableShape, TwoParts } from './shapes.tsx'
import { Shares } from './shares.tsx'
import { WithFigures } from './with-figures.tsx'

const leadMagnetsDashboardQuery = queryOptions({
  ...anew,
  queryKey: [...dashboardKey, 'lead-magnets'],
  queryFn: ({ signal }) =>
    call(zoned(api.admin.dashboard.leadMagnets), leadMagnetsDashboardSchema, { signal }),
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

const figureTitles = {
  downloaded: 'Downloads in 30 days',
  followed: 'Followed up',
  most: 'Asked for most',
}

/** How many were asked for, how many of them were followed up, and what most people ask for. */
function MagnetFigures({ figures }: { figures: LeadMagnetsDashboard }) {
  const { counts, byFollowup, downloaded } = figures
  const { total, byType } = counts
  const came = totalOf(downloaded.days)
  const followed = total - byFollowup[defaultFollowupStatus]
  const [most] = leadMagnetTypes.toSorted((one, other) => byType[other] - byType[one])
  return (
    <div className={frame}>
      <Figure
        title={figureTitles.downloaded}
        value={number.format(came)}
        compared={comparedWith(came, downloaded.before, number.format)}
        drawing={<DayThreads days={downloaded.days} />}
      />
      <Figure
        title={figureTitles.followed}
        value={percent.format(followed / total)}
        drawing={<Share share={followed / total} />}
      >
        {`${number.format(followed)} of ${number.format(total)} in all`}
      </Figure>
      {most && (
        <Figure
          title={figureTitles.most}
          value={leadMagnetTypeLabels[most]}
          drawing={<Share share={byType[most] / total} />}
        >
          {`${number.format(byType[most])} of ${number.format(total)} in all`}
        </Figure>
      )}
    </div>
  )
}

const LeadMagnetsShape = () => (
  <>
    <FiguresShape titles={Object.values(figureTitles)} height="h-28" />
    <TwoParts>
      <DashboardPart title={titles.toFollowUp}>
        <RowShapes count={8} />
      </DashboardPart>
      <DashboardPart title={titles.followingUp}>
        <TableShape rows={5} />
      </DashboardPart>
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
      <MagnetFigures figures={figures} />
      <TwoParts>
        <DashboardPart title={titles.toFollowUp} more={{ to: all, label: 'See all' }}>
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
          <DashboardPart title={titles.followingUp}>
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
