import { and, eq } from 'drizzle-orm'
import type { LeadMagnetsDashboard } from '#shared/dashboard/lead-magnets-schema.ts'
import { tabRows } from '#shared/dashboard/vocabulary.ts'
import {
  defaultFollowupStatus,
  followupStatuses,
  leadMagnetTypes,
} from '#shared/lead-magnets/vocabulary.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { listPage } from '../db/keyset.ts'
import { leadMagnetSubmissions as table } from '../db/schema.ts'
import {
  presentSubmission,
  submissionFilter,
  submissionKeyset,
} from '../lead-magnets/submission-records.ts'
import { dailyCounts } from './daily.ts'

const counts = createCache(async ({ db }) => {
  const { filter } = submissionFilter({})
  return {
    types: await countsBy(db, table, table.leadMagnetType, filter, leadMagnetTypes),
    followups: await countsBy(db, table, table.followupStatus, filter, followupStatuses),
  }
})

const daily = createCache((ctx, zone) =>
  dailyCounts(ctx, { table, filter: submissionFilter({}).filter }, zone),
)

/** What the tab of the lead magnets shows: whom to follow up, and what people ask for. */
export async function leadMagnetsDashboard(ctx: Ctx, zone: string): Promise<LeadMagnetsDashboard> {
  const [{ types, followups }, downloaded, pending] = await Promise.all([
    counts.get(ctx),
    daily.get(ctx, zone),
    listPage({
      db: ctx.db,
      keyset: submissionKeyset,
      filter: and(submissionFilter({}).filter, eq(table.followupStatus, defaultFollowupStatus)),
      sort: '-createdAt',
      limit: tabRows,
    }),
  ])
  return {
    counts: { total: types.total, byType: types.by },
    downloaded,
    byFollowup: followups.by,
    pending: pending.rows.map(presentSubmission),
  }
}
