import { totalOf } from '#shared/dashboard/arrivals.ts'
import type { LeadMagnetsDashboard } from '#shared/dashboard/lead-magnets-schema.ts'
import {
  followupStatuses,
  followupStatusLabels as labels,
  offeredFollowupStatuses,
} from '#shared/lead-magnets/vocabulary.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

/** How many submissions stand at each stage of following up, as numbers and as shares of all. */
export function FollowupShares({ byFollowup }: Pick<LeadMagnetsDashboard, 'byFollowup'>) {
  const total = totalOf(Object.values(byFollowup))
  const offered: readonly string[] = offeredFollowupStatuses
  // The others come over the API alone, and mostly not at all.
  const shown = followupStatuses.filter((each) => offered.includes(each) || byFollowup[each] > 0)
  return (
    <dl className="flex flex-col gap-4 px-4 py-4">
      {shown.map((status) => {
        const share = total === 0 ? 0 : byFollowup[status] / total
        return (
          <div key={status} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 text-sm">
            <dt>{labels[status]}</dt>
            <dd className="text-ink-soft tabular-nums">
              <span className="font-medium text-ink">
                {byFollowup[status].toLocaleString('en')}
              </span>{' '}
              · {percent.format(share)}
            </dd>
            <dd aria-hidden="true" className="col-span-2">
              <svg className="block h-2 w-full overflow-hidden rounded-sm">
                <title>{labels[status]}</title>
                <rect width="100%" height="100%" className="fill-paper-deep" />
                <rect width={`${share * 100}%`} height="100%" className="fill-indigo" />
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
