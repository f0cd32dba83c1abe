import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  emailCountsSchema,
  emailDetailsSchema,
  emailSchema,
  listEmailsSchema,
  releasedSchema,
  sendTestSchema,
} from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { recordExport } from '../audit/record.ts'
import { allRows, listPage } from '../db/keyset.ts'
import { emailAttachments } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { describePage } from '../http/list-page.ts'
import { consume } from '../http/rate-limit.ts'
import { failuresOf, file, noContent } from '../http/responses.ts'
import type { EmailRenderer } from './email-renderer.ts'
import { csvColumns, csvRows, emailFilter, emailKeyset as keyset } from './list-emails.ts'
import { countEmails } from './mail-state.ts'
import { cancelEmail, releaseHeld, sendEmail, sendTest } from './outbox.ts'
import { presentEmail } from './presenter.ts'
import { findEmail, showEmail } from './show-email.ts'

const one = { params: byId }

/** Test e-mails one admin may send in ten minutes. */
const testLimit = { name: 'mail-test', max: 10, seconds: 10 * 60 }

/** The back-office's calls on the outbox. */
export function mailApi(app: App, mails: EmailRenderer) {
  app.get(
    api.admin.emails,
    {
      schema: {
        summary: 'Messages, searched, filtered, sorted and paged by keyset',
        querystring: listEmailsSchema,
        response: { 200: z.array(emailSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const { sort, limit, cursor } = request.query
      const filter = emailFilter(request.query)
      const page = await listPage({ db: ctx.db, keyset, ...filter, sort, limit, cursor })
      describePage(request, reply, page)
      return page.rows.map(presentEmail)
    },
  )

  app.get(
    api.admin.emailCounts,
    { schema: { response: { 200: emailCountsSchema } } },
    async ({ ctx }) => countEmails({ ctx }),
  )

  app.get(
    api.admin.emailsExport,
    {
      schema: {
        summary: 'Every message of a list as CSV, in its order',
        querystring: listEmailsSchema,
        response: { 200: file('text/csv') },
      },
    },
    async ({ ctx, query }, reply) => {
      const filter = emailFilter(query)
      const rows = allRows({ db: ctx.db, keyset, ...filter, sort: query.sort })
      await recordExport(ctx, 'messages', query)
      return sendCsv(reply, 'messages.csv', csvColumns, csvRows(rows))
    },
  )

  app.get(
    api.admin.email(':id'),
    { schema: { ...one, response: { 200: emailDetailsSchema, ...failuresOf('not_found') } } },
    async ({ ctx, params }) => showEmail({ ctx, id: params.id, mails }),
  )

  app.get(
    api.admin.emailFile(':id'),
    {
      schema: {
        summary: 'A file that a message carries, as it was sent',
        params: byId,
        querystring: z.object({ position: z.coerce.number().int().min(0).max(100).default(0) }),
        response: { 200: file('application/octet-stream'), ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params: { id }, query: { position } }, reply) => {
      await findEmail(ctx, id)
      const [file] = await ctx.db
        .select()
        .from(emailAttachments)
        .where(and(eq(emailAttachments.emailId, id), eq(emailAttachments.position, position)))
      if (!file) throw notFound('file')
      return reply
        .type('application/octet-stream')
        .header('Content-Disposition', `attachment; filename="${file.fileName}"`)
        .send(Buffer.from(file.content))
    },
  )

  const sent = { ...one, response: { 200: emailSchema, ...failuresOf('not_found', 'forbidden') } }
  app.post(api.admin.emailSend(':id'), { schema: sent }, async ({ ctx, params }) =>
    presentEmail(await sendEmail({ ctx, id: params.id })),
  )

  const put = { 200: emailSchema, ...failuresOf('not_found', 'edit_conflict') }
  app.post(
    api.admin.emailCancel(':id'),
    { schema: { ...one, response: put } },
    async ({ ctx, params }) => presentEmail(await cancelEmail({ ctx, id: params.id })),
  )

  app.post(
    api.admin.emailsRelease,
    { schema: { response: { 200: releasedSchema, ...failuresOf('forbidden') } } },
    async ({ ctx }) => ({ released: await releaseHeld({ ctx }) }),
  )

  app.post(
    api.admin.emailTest,
    {
      schema: {
        summary: 'Send a test message',
        body: sendTestSchema,
        response: { 202: noContent, ...failuresOf('forbidden', 'too_many_requests') },
      },
    },
    async ({ ctx, body }, reply) => {
      await consume(ctx, testLimit, ctx.actor.adminId)
      await sendTest({ ctx, to: body.to })
      reply.status(202)
    },
  )
}
