import { and, eq } from 'drizzle-orm'
import type { LeadMagnetsDashboard } from '#shared/dashboard/lead-magnets-schema.ts'
import { dashboardRows } from '#shared/dashboard/vocabulary.ts'
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

const counts = createCache(async ({ db }) => {
  const { filter } = submissionFilter({})
  return {
    types: await countsBy(db, table, table.leadMagnetType, filter, leadMagnetTypes),
    followups: await countsBy(db, table, table.followupStatus, filter, followupStatuses),
  }
})

/** What the tab of the lead magnets shows: whom to follow up, and what people ask for. */
export async function leadMagnetsDashboard(ctx: Ctx): Promise<LeadMagnetsDashboard> {
  const [{ types, followups }, pending] = await Promise.all([
    counts.get(ctx),
    listPage({
      db: ctx.db,
      keyset: submissionKeyset,
      filter: and(submissionFilter({}).filter, eq(table.followupStatus, defaultFollowupStatus)),
      sort: '-createdAt',
      limit: dashboardRows,
    }),
  ])
  return {
    counts: { total: types.total, byType: types.by },
    byFollowup: followups.by,
    pending: pending.rows.map(presentSubmission),
  }
}
