import { and, isNull } from 'drizzle-orm'
import { bulkAnswerSchema, bulkExportSchema, bulkSchema } from '#shared/bulk/schema.ts'
import { recordExport } from '../audit/record.ts'
import { isAmong } from '../db/many-rows.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { failuresOf, file } from '../http/responses.ts'
import { bulkLists } from './bulk-lists.ts'
import { changeMany, known } from './change-many.ts'

/** Bytes of a call that names ten thousand records. */
const bodyLimit = 1024 * 1024

/** The calls that change many records at once (relationship.md §4, §6). */
export function bulkApi(app: App) {
  for (const list of bulkLists) {
    app.post(
      list.path,
      {
        bodyLimit,
        schema: {
          summary: `Change many ${list.many} as one change, which is undone as one`,
          body: bulkSchema,
          response: { 200: bulkAnswerSchema, ...failuresOf('too_large', 'slot_taken') },
        },
      },
      async ({ ctx, body }) => changeMany(ctx, list, body),
    )
    const { exported } = list
    if (!exported) continue
    app.post(
      exported.path,
      {
        bodyLimit,
        schema: {
          summary: `The chosen ${list.many} as a file`,
          body: bulkExportSchema,
          response: { 200: file('text/csv'), ...failuresOf('too_large') },
        },
      },
      async ({ ctx, body }, reply) => {
        const { ids, query } = body
        const { sort, ...wanted } = await list.read(ctx, new URLSearchParams(query))
        const { table } = list.kind
        const chosen = ids
          ? { filter: and(isNull(table.deletedAt), isAmong(table.id, known(ids))) }
          : wanted
        const asked = { chosen: ids?.length, q: new URLSearchParams(query).get('q') ?? undefined }
        await recordExport(ctx, exported.list, asked)
        return sendCsv(
          reply,
          `${exported.list}.csv`,
          exported.columns,
          exported.cells(ctx, { ...chosen, sort }),
        )
      },
    )
  }
}
