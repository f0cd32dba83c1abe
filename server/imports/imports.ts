import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Encoding } from '#shared/booking-reader/csv/decode-text.ts'
import { type CsvProblem, openCsv } from '#shared/booking-reader/csv/read-csv.ts'
import { guessMapping, isImportHeader, mappingProblem } from '#shared/imports/columns.ts'
import { type Import, type ImportCounts, importLimits } from '#shared/imports/schema.ts'
import type { ImportField } from '#shared/imports/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Keyset } from '../db/keyset.ts'
import { insertMany } from '../db/many-rows.ts'
import { changes, importRows, imports } from '../db/schema.ts'
import { byInstant } from '../db/sort-keys.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { undoneAmong } from '../journal/undone-among.ts'
import { beginChange } from '../journal/write-change.ts'
import type { ImportRecord } from './known-people.ts'

export const importKeyset: Keyset<ImportRecord, 'createdAt'> = {
  table: imports,
  keys: { createdAt: byInstant(imports.createdAt, (row) => row.createdAt) },
}

/** First rows that are shown beside the columns. */
const sampleRows = 3

const none: ImportCounts = { new: 0, changes: 0, same: 0, refused: 0 }
/** As an import stands before its first row is looked at. */
const fromTheTop = { progress: 0, lastLine: 0, counts: none, problem: null }

/**
 * Keeps a file of people, with what its columns are taken for. Nobody is changed by it. `encoding`
 * is what a person chose; left out, the file tells.
 * @throws {AppError} `invalid` for a file that is no table, or too long a one.
 */
export async function createImport(
  ctx: Ctx,
  { fileName, bytes, encoding }: { fileName: string; bytes: Uint8Array; encoding?: Encoding },
): Promise<ImportRecord> {
  const file = openCsv(bytes, isImportHeader, encoding)
  if ('problem' in file) throw problemOf(file)
  const { headers, batches } = file
  if (headers.length > importLimits.columns) {
    throw new AppError('invalid', `This file has more than ${importLimits.columns} columns.`)
  }
  const id = randomUUIDv7()
  const mapping = guessMapping(headers)
  const row = await inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await db.insert(imports).values({
      ...fromTheTop,
      id,
      fileName,
      state: mappingProblem(mapping) ? 'mapping' : 'checking',
      headers: [...headers],
      mapping,
      rows: 0,
      createdBy: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
      createdAt: ctx.clock(),
    })
    let rows = 0
    for (const batch of batches) {
      if (batch.unclosedAt !== null) {
        throw problemOf({ problem: 'unclosed-quote', line: batch.unclosedAt })
      }
      rows += batch.rows.length
      if (rows > importLimits.rows) throw tooManyRows
      await insertMany(
        db,
        importRows,
        batch.rows.map(({ line, cells }) => ({
          id: randomUUIDv7(),
          importId: id,
          line,
          cells: [...cells],
        })),
      )
    }
    if (rows === 0) throw new AppError('invalid', 'Under the headers of this file is no row.')
    await recordAudit(ctx, { action: 'import.created', entityId: id, details: { rows } })
    const [kept] = await db.update(imports).set({ rows }).where(eq(imports.id, id)).returning()
    if (!kept) throw new Error('An import was not kept.')
    return kept
  })
  ctx.publish('imports')
  return row
}

const tooManyRows = new AppError(
  'invalid',
  `This file has more than ${importLimits.rows.toLocaleString('en')} rows. Split it and import the parts.`,
)

function problemOf(problem: CsvProblem): AppError {
  switch (problem.problem) {
    case 'not-text':
      return new AppError('invalid', 'This is no text. Export the people as CSV and choose that.')
    case 'empty':
      return new AppError('invalid', 'There is nothing in this file.')
    case 'unclosed-quote':
      return new AppError(
        'invalid',
        `Line ${problem.line} opens a quote that is never closed. Mend it and choose the file again.`,
      )
  }
}

/**
 * The import with this id; with `lock`, held until the transaction ends.
 * @throws {AppError} `not_found`.
 */
export async function findImport({ db }: Ctx, id: string, lock = false): Promise<ImportRecord> {
  knownId(id, 'import')
  const query = db.select().from(imports).where(eq(imports.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('import')
  return row
}

const save = async (db: Database, id: string, set: Partial<ImportRecord>) => {
  await db.update(imports).set(set).where(eq(imports.id, id))
}

const begun = new AppError(
  'edit_conflict',
  'This import has begun, and is what it is. It can be stopped, or reverted.',
)

/**
 * Says what each column is taken for; what was checked by another mapping is checked anew.
 * @throws {AppError} `not_found`, `invalid` for one by which nobody is told, `edit_conflict` once it has begun.
 */
export async function setMapping(ctx: Ctx, id: string, mapping: (ImportField | null)[]) {
  await inTransaction(ctx, async (ctx) => {
    const row = await findImport(ctx, id, true)
    if (row.startedAt) throw begun
    const problem =
      mapping.length > row.headers.length
        ? `This file has ${row.headers.length} columns.`
        : mappingProblem(mapping)
    if (problem) throw new AppError('invalid', problem, { fields: { mapping: problem } })
    await ctx.db
      .update(importRows)
      .set({ email: null, personId: null, verdict: null, reason: null, changes: null })
      .where(and(eq(importRows.importId, id), isNotNull(importRows.verdict)))
    const whole = row.headers.map((_header, index) => mapping[index] ?? null)
    await save(ctx.db, id, { ...fromTheTop, mapping: whole, state: 'checking' })
  })
  ctx.publish('imports')
}

/**
 * Lets an import begin, or go on where it was stopped; a job does it. All it ever changes is one change
 * in the history, of whoever lets it begin.
 * @throws {AppError} `not_found`, `invalid` for a file of which nobody is told, `edit_conflict` when it
 *   is done or was reverted.
 */
export async function startImport(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { changeId } = await findImport(ctx, id)
    // Held first, as an undo does, so that neither begins while the other is at it.
    if (changeId) {
      await ctx.db.select().from(changes).where(eq(changes.id, changeId)).for('update')
      if ((await undoneAmong(ctx.db, [changeId])).has(changeId)) {
        throw new AppError('edit_conflict', 'This import was reverted.')
      }
    }
    const row = await findImport(ctx, id, true)
    if (row.state === 'running') return
    if (row.state === 'done') throw new AppError('edit_conflict', 'This import is done.')
    const problem = mappingProblem(row.mapping)
    if (problem) throw new AppError('invalid', problem)
    const first = !row.startedAt && {
      ...fromTheTop,
      startedAt: ctx.clock(),
      changeId: await beginChange(ctx, 'person.imported'),
      runBy: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
    }
    await save(ctx.db, id, { problem: null, ...first, state: 'running' })
  })
  ctx.publish('imports')
}

/** Stops an import after the rows that are under way. @throws {AppError} `not_found`, `edit_conflict`. */
export async function stopImport(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { state } = await findImport(ctx, id, true)
    if (state !== 'running') throw new AppError('edit_conflict', 'This import is not running.')
    await save(ctx.db, id, { state: 'stopped' })
  })
  ctx.publish('imports', 'people')
}

/** Removes an import that never ran, with its rows. @throws {AppError} `not_found`, `edit_conflict`. */
export async function deleteImport(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const row = await findImport(ctx, id, true)
    if (row.startedAt) throw begun
    await ctx.db.delete(imports).where(eq(imports.id, id))
    await recordAudit(ctx, { action: 'import.deleted', entityId: id })
  })
  ctx.publish('imports')
}

/** Imports as clients read them; of one alone with what stands in its first rows. */
export async function presentImports(
  db: Database,
  rows: readonly ImportRecord[],
  samples: readonly (readonly string[])[] = [],
): Promise<Import[]> {
  const undone = await undoneAmong(
    db,
    rows.flatMap(({ changeId }) => changeId ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    fileName: row.fileName,
    state: row.changeId && undone.has(row.changeId) ? 'reverted' : row.state,
    problem: row.problem,
    columns: row.headers.map((header, index) => ({
      header,
      samples: samples.flatMap((cells) => cells[index]?.trim() || []),
      field: row.mapping[index] ?? null,
    })),
    mapping: row.mapping,
    rows: row.rows,
    progress: row.progress,
    counts: row.counts,
    changeId: row.changeId,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}

/** One import as clients read it. @throws {AppError} `not_found`. */
export async function readImport(ctx: Ctx, id: string): Promise<Import> {
  const row = await findImport(ctx, id)
  const first = await ctx.db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.line))
    .limit(sampleRows)
  const [read] = await presentImports(
    ctx.db,
    [row],
    first.map(({ cells }) => cells),
  )
  if (!read) throw new Error('An import that was found was not presented.')
  return read
}
