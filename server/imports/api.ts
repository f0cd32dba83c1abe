import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Encoding, isEncoding } from '#shared/booking-reader/csv/decode-text.ts'
import {
  importLimits,
  importMappingSchema,
  importPreviewQuerySchema,
  importPreviewSchema,
  importSchema,
  listImportsSchema,
} from '#shared/imports/schema.ts'
import { undoneSchema } from '#shared/journal/schema.ts'
import { importCalls } from '#shared/office-calls.ts'
import { recordExport } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { listPage } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { undoChange } from '../history/undo-change.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, file, noContent } from '../http/responses.ts'
import {
  createImport,
  deleteImport,
  findImport,
  importKeyset,
  presentImports,
  readImport,
  setMapping,
  startImport,
  stopImport,
} from './imports.ts'
import { readPreview, refusedRows } from './preview.ts'
import { checkBeginning } from './work.ts'

const found = { params: byId }
const one = { 200: importSchema, ...failuresOf('not_found') }
const changed = { 200: importSchema, ...failuresOf('not_found', 'edit_conflict') }

/** The calls on imports of people (relationship.md §6). `send` hands the work to whichever process does jobs. */
export function importsApi(app: App, send: () => Promise<void>) {
  app.register(async (files: App) => {
    await files.register(multipart, {
      limits: { files: 1, fields: 10, fileSize: importLimits.bytes },
    })
    uploadApi(files, send)
  })

  app.get(
    importCalls.list,
    {
      schema: {
        summary: 'Imports of people, the newest first, paged by keyset',
        querystring: listImportsSchema,
        response: { 200: z.array(importSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listPage({
        db: ctx.db,
        keyset: importKeyset,
        filter: undefined,
        sort: '-createdAt',
        ...request.query,
        cursor: request.query.cursor,
      })
      describePage(request, reply, page)
      return presentImports(ctx.db, page.rows)
    },
  )

  app.get(
    importCalls.one(':id'),
    { schema: { ...found, response: one } },
    async ({ ctx, params }) => readImport(ctx, params.id),
  )

  app.delete(
    importCalls.one(':id'),
    {
      schema: {
        ...found,
        summary: 'Remove an import that never ran',
        response: { 204: noContent, ...failuresOf('not_found', 'edit_conflict') },
      },
    },
    async ({ ctx, params }, reply) => {
      await deleteImport(ctx, params.id)
      reply.status(204)
    },
  )

  app.put(
    importCalls.mapping(':id'),
    {
      schema: {
        ...found,
        summary: 'Say what each column of the file is; what becomes of the rows is checked anew',
        body: importMappingSchema,
        response: changed,
      },
    },
    async ({ ctx, params: { id }, body }) => {
      await setMapping(ctx, id, body.mapping)
      return checked(ctx, id, send)
    },
  )

  app.get(
    importCalls.preview(':id'),
    {
      schema: {
        ...found,
        summary: 'What becomes of each row, or became of it, paged by keyset',
        querystring: importPreviewQuerySchema,
        response: { 200: importPreviewSchema, ...failuresOf('not_found') },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const { preview, page } = await readPreview(ctx, request.params.id, request.query)
      describePage(request, reply, page)
      return preview
    },
  )

  app.get(
    importCalls.refused(':id'),
    {
      schema: {
        ...found,
        summary: 'The refused rows as a file, each with the reason',
        response: { 200: file('text/csv'), ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params }, reply) => {
      const { columns, rows } = await refusedRows(ctx, params.id)
      await recordExport(ctx, 'imports', {})
      return sendCsv(reply, 'refused-rows.csv', columns, rows)
    },
  )

  runApi(app, send)
}

function uploadApi(app: App, send: () => Promise<void>) {
  app.post(
    importCalls.list,
    {
      schema: {
        summary: 'Bring a CSV file of people; nobody is changed before it runs',
        consumes: ['multipart/form-data'],
        response: { 201: importSchema },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const row = await createImport(ctx, await receive(request))
      reply.status(201)
      return checked(ctx, row.id, send)
    },
  )
}

const longestName = 200
const megabytes = importLimits.bytes / 1024 / 1024

type SentFile = { fileName: string; bytes: Uint8Array; encoding?: Encoding }

/**
 * The one file of a form, and before it, where a person chose it, its `encoding`.
 * @throws {AppError} `unsupported_type`, `invalid`, `too_large`.
 */
async function receive(request: FastifyRequest): Promise<SentFile> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_type', 'Send the file as a form (multipart/form-data).')
  }
  const part = await request.file()
  if (!part) throw new AppError('invalid', 'Choose a file.', { fields: { file: 'Choose a file.' } })
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error
    throw new AppError(
      'too_large',
      `This file is larger than ${megabytes} MB. Split it and import the parts.`,
    )
  })
  const field = part.fields.encoding
  const encoding = field && 'value' in field ? String(field.value) : null
  if (encoding !== null && !isEncoding(encoding)) {
    const problem = 'Files in this encoding are not read.'
    throw new AppError('invalid', problem, { fields: { encoding: problem } })
  }
  const name = part.filename.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  const fileName = name.toWellFormed().slice(-longestName) || 'people.csv'
  return { fileName, bytes, ...(encoding !== null && { encoding }) }
}

/** Checks what can be checked at once, and leaves the rest to a job. */
async function checked(ctx: Ctx, id: string, send: () => Promise<void>) {
  await checkBeginning(ctx, id)
  const read = await readImport(ctx, id)
  if (read.state === 'checking') await send()
  return read
}

function runApi(app: App, send: () => Promise<void>) {
  app.post(
    importCalls.run(':id'),
    {
      schema: {
        ...found,
        summary:
          'Import the rows, or go on where it was stopped; it is done some time after the answer',
        response: changed,
      },
    },
    async ({ ctx, params }) => {
      await startImport(ctx, params.id)
      await send()
      return readImport(ctx, params.id)
    },
  )

  app.post(
    importCalls.stop(':id'),
    { schema: { ...found, summary: 'Stop it; it can go on later', response: changed } },
    async ({ ctx, params }) => {
      await stopImport(ctx, params.id)
      return readImport(ctx, params.id)
    },
  )

  app.post(
    importCalls.revert(':id'),
    {
      schema: {
        ...found,
        summary: 'Take back what it did, where nobody changed the same since',
        response: { 200: undoneSchema, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params }) => {
      const { changeId } = await findImport(ctx, params.id)
      if (!changeId) throw new AppError('invalid', 'This import has changed nobody.')
      const undone = await undoChange(ctx, changeId)
      ctx.publish('imports')
      return undone
    },
  )
}
