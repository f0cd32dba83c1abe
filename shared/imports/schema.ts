import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { importFields, importStates, importVerdicts } from './vocabulary.ts'

/** Most bytes of a file, and most rows. */
export const importLimits = { bytes: 32 * 1024 * 1024, rows: 500_000, columns: 200 } as const

const field = z.enum(importFields).nullable()
const count = z.number().int()

const importCountsSchema = z.object({
  new: count,
  changes: count,
  same: count,
  refused: count,
})
export type ImportCounts = z.output<typeof importCountsSchema>

/** An import as the back-office reads it. */
export const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Why it does not go on, as a sentence. */
  problem: z.string().nullable(),
  /** Each column of the file: its header, what stands in its first rows, what it is taken for. */
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()), field })),
  /** What each column is taken for, in their order; null where one is left out. */
  mapping: z.array(field),
  /** Rows of the file, and how many were checked, or were imported once it runs. */
  rows: count,
  progress: count,
  counts: importCountsSchema,
  /** The change in the history that the import is, once it has changed anybody. */
  changeId: z.string().nullable(),
  /** Who brought the file; null when that account is gone. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
})
export type Import = z.output<typeof importSchema>

/** `PUT /api/admin/imports/{id}/mapping`: what each column says, in their order. */
export const importMappingSchema = z.object({
  mapping: z
    .array(
      z
        .enum(importFields, { error: `A column is one of ${importFields.join(', ')}, or null.` })
        .nullable(),
      { error: 'Mapping must be a list with what each column says.' },
    )
    .max(importLimits.columns),
})

/** What a row changes of a person; null for nothing. */
const importedChangeSchema = z.object({
  field: z.enum(['name', 'email', 'phone', 'company', 'tags', 'owner']),
  before: z.string().nullable(),
  after: z.string(),
})
export type ImportedChange = z.output<typeof importedChangeSchema>

const importRowSchema = z.object({
  id: z.string(),
  /** The number of its first line in the file, from 1. */
  line: count,
  /** Null while it was not checked yet. */
  verdict: z.enum(importVerdicts).nullable(),
  /** Why it is refused, or what of it is left out. */
  reason: z.string().nullable(),
  /** What it sets, old and new. */
  changes: z.array(importedChangeSchema),
  /** The name or address it says, for people to know it by. */
  who: z.string(),
  /** The person it is about, where there is one. */
  personId: z.string().nullable(),
})
export type ImportRow = z.output<typeof importRowSchema>

/** `GET /api/admin/imports/{id}/preview`: how far it is, and one page of its rows. */
export const importPreviewSchema = z.object({
  state: z.enum(importStates),
  rowCount: count,
  progress: count,
  counts: importCountsSchema,
  rows: z.array(importRowSchema),
})
export type ImportPreview = z.output<typeof importPreviewSchema>

const { limit, cursor } = listQuery(['line'], 'line').shape
export const importPreviewQuerySchema = z.object({
  verdict: z
    .enum(importVerdicts, { error: `Verdict must be one of ${importVerdicts.join(', ')}.` })
    .optional(),
  limit,
  cursor,
})
export type ImportPreviewQuery = z.output<typeof importPreviewQuerySchema>

/** Query of `GET /api/admin/imports`. */
export const listImportsSchema = z.object({ limit, cursor })
