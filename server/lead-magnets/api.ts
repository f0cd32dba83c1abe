import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  listSubmissionsSchema,
  submissionFiguresSchema,
  submissionSchema,
  updateSubmissionSchema,
} from '#shared/lead-magnets/schema.ts'
import { leadMagnetTypes } from '#shared/lead-magnets/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { recordExport } from '../audit/record.ts'
import { countsBy } from '../db/counts-by.ts'
import { allRows, listPage } from '../db/keyset.ts'
import { leadMagnetSubmissions } from '../db/schema.ts'
import { weeklyCounts } from '../db/weekly-counts.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, file, noContent } from '../http/responses.ts'
import { deleteRecord, findRecord, restoreRecord } from '../records.ts'
import {
  csvColumns,
  csvRows,
  submissionKeyset as keyset,
  submissionRecords as kind,
  presentSubmission,
  submissionFilter,
  updateSubmission,
} from './submission-records.ts'

const one = {
  params: byId,
  response: { 200: submissionSchema, ...failuresOf('not_found') },
}
const change = {
  ...one,
  response: { 200: submissionSchema, ...failuresOf('not_found', 'edit_conflict', 'erased') },
}

/** The back-office's calls on lead-magnet submissions (admin-back-office.md §7). */
export function submissionsApi(app: App) {
  app.get(
    api.admin.submissions,
    {
      schema: {
        summary: 'Submissions, searched, filtered, sorted and paged by keyset',
        querystring: listSubmissionsSchema,
        response: { 200: z.array(submissionSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const { sort, limit, cursor } = request.query
      const filter = submissionFilter(request.query)
      const page = await listPage({ db: ctx.db, keyset, ...filter, sort, limit, cursor })
      describePage(request, reply, page)
      return page.rows.map(presentSubmission)
    },
  )

  app.get(
    api.admin.submissionCounts,
    { schema: { response: { 200: submissionFiguresSchema } } },
    async ({ ctx }) => {
      const { leadMagnetType } = leadMagnetSubmissions
      const { filter } = submissionFilter({})
      const counts = await countsBy(
        ctx.db,
        leadMagnetSubmissions,
        leadMagnetType,
        filter,
        leadMagnetTypes,
      )
      const at = sql`${leadMagnetSubmissions.createdAt}`
      const came = { table: leadMagnetSubmissions, at, filter }
      const weeks = await weeklyCounts(ctx.db, came, ctx.clock())
      return { total: counts.total, byType: counts.by, weeks }
    },
  )

  app.get(
    api.admin.submissionsExport,
    {
      schema: {
        querystring: listSubmissionsSchema,
        response: { 200: file('text/csv') },
      },
    },
    async ({ ctx, query }, reply) => {
      const filter = submissionFilter(query)
      const rows = allRows({ db: ctx.db, keyset, ...filter, sort: query.sort })
      await recordExport(ctx, 'submissions', query)
      return sendCsv(reply, 'lead-magnets.csv', csvColumns, csvRows(rows))
    },
  )

  app.get(api.admin.submission(':id'), { schema: one }, async ({ ctx, params }) =>
    presentSubmission(await findRecord(ctx, kind, params.id)),
  )

  app.patch(
    api.admin.submission(':id'),
    { schema: { ...change, body: updateSubmissionSchema } },
    async ({ ctx, params: { id }, body }) =>
      presentSubmission(await updateSubmission({ ctx, id, input: body })),
  )

  app.delete(
    api.admin.submission(':id'),
    {
      schema: { params: byId, response: { 204: noContent, ...failuresOf('not_found') } },
    },
    async ({ ctx, params }, reply) => {
      await deleteRecord({ ctx, kind, id: params.id })
      reply.status(204)
    },
  )

  app.post(api.admin.submissionRestore(':id'), { schema: one }, async ({ ctx, params }) =>
    presentSubmission(await restoreRecord({ ctx, kind, id: params.id })),
  )
}
