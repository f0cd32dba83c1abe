import { and, eq } from 'drizzle-orm'
import { readRow } from '#shared/imports/read-row.ts'
import type { ImportPreview, ImportPreviewQuery, ImportRow } from '#shared/imports/schema.ts'
import type { Ctx } from '../context.ts'
import { allRows, type Keyset, listPage, type Page } from '../db/keyset.ts'
import { importRows } from '../db/schema.ts'
import { byWhole } from '../db/sort-keys.ts'
import { findImport, readImport } from './imports.ts'
import type { ImportRowRecord } from './known-people.ts'

const keyset: Keyset<ImportRowRecord, 'line'> = {
  table: importRows,
  keys: { line: byWhole(importRows.line, (row) => row.line) },
}

/**
 * How far an import is, and one page of its rows in the order of the file: what becomes of each, or
 * became once it ran.
 * @throws {AppError} `not_found`, `invalid` for a cursor this server did not make.
 */
export async function readPreview(
  ctx: Ctx,
  id: string,
  { verdict, limit, cursor }: ImportPreviewQuery,
): Promise<{ preview: ImportPreview; page: Page<ImportRowRecord> }> {
  const { state, rows, progress, counts, mapping } = await readImport(ctx, id)
  const page = await listPage({
    db: ctx.db,
    keyset,
    filter: and(eq(importRows.importId, id), verdict ? eq(importRows.verdict, verdict) : undefined),
    sort: 'line',
    limit,
    cursor,
  })
  const preview = {
    state,
    rowCount: rows,
    progress,
    counts,
    rows: page.rows.map(
      (row): ImportRow => ({
        id: row.id,
        line: row.line,
        verdict: row.verdict,
        reason: row.reason,
        changes: row.changes ?? [],
        who: whoOf(row, mapping),
        personId: row.personId,
      }),
    ),
  }
  return { preview, page }
}

/** What people know a row by: the name or address it says, or the first cell that says anything. */
function whoOf({ cells }: ImportRowRecord, mapping: Parameters<typeof readRow>[1]): string {
  const read = readRow(cells, mapping)
  const said = 'person' in read ? read.person : null
  const who = said?.name ?? said?.email ?? said?.phones[0] ?? cells.find((cell) => cell.trim())
  return (who ?? '').trim().slice(0, 200)
}

/** The refused rows of an import as a file to mend: as they came, with the line and the reason behind. */
export async function refusedRows(ctx: Ctx, id: string) {
  const { headers } = await findImport(ctx, id)
  const refused = allRows({
    db: ctx.db,
    keyset,
    filter: and(eq(importRows.importId, id), eq(importRows.verdict, 'refused')),
    sort: 'line',
  })
  // A file that comes back mended has the two columns already.
  const kept = headers.flatMap((header, index) =>
    header === 'Line' || header === 'Problem' ? [] : [index],
  )
  const rows = async function* () {
    for await (const { cells, line, reason } of refused) {
      yield [...kept.map((index) => cells[index] ?? ''), String(line), reason ?? '']
    }
  }
  return {
    columns: [...kept.map((index) => headers[index] ?? ''), 'Line', 'Problem'],
    rows: rows(),
  }
}
