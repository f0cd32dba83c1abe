import { z } from 'zod'
import { reauthenticationSchema } from '#shared/accounts/security-schema.ts'
import { saveBackupPlanSchema } from '#shared/backups/plan.ts'
import { backupSchema, backupsSchema } from '#shared/backups/schema.ts'
import { backupCalls } from '#shared/office-calls.ts'
import { reauthenticate, reauthenticationFailures } from '../accounts/reauthenticate.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures, failuresOf, file, noContent } from '../http/responses.ts'
import type { BackupTask } from './backup-job.ts'
import { deleteBackup, findBackup, listBackups, openBackup, presentBackup } from './backups.ts'
import { saveBackupPlan } from './plan.ts'
import { requestBackup, requestCheck } from './request-backup.ts'

const params = z.object({ id: z.string().max(200) })
const tags = ['Backups']
const security = [{ token: [] }]
const secured = { tags, security }
/** While it is still being made. */
const one = failuresOf('not_found', 'edit_conflict')

/** The calls behind 'Configure Backup'. `send` hands the work to whichever process does jobs. */
export function backupsApi(app: App, shared: Shared, send: (task: BackupTask) => Promise<void>) {
  const list = { tags, security, response: { 200: backupsSchema, ...failures } }

  app.get(backupCalls.list, { schema: list }, async (request) =>
    listBackups(await adminContext(shared, request)),
  )

  app.patch(
    backupCalls.plan,
    {
      schema: {
        ...list,
        summary: 'Plan them; fewer to keep removes others, so the password is asked for again',
        body: saveBackupPlanSchema,
        response: { 200: backupsSchema, ...failuresOf(...reauthenticationFailures) },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      await saveBackupPlan({ ctx, actor: ctx.actor, input: request.body })
      return listBackups({ ctx })
    },
  )

  app.post(
    backupCalls.list,
    {
      schema: {
        ...secured,
        summary: 'Make a backup now; it is ready some time after the answer',
        response: { 202: backupSchema, ...failuresOf('already_exists') },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const row = await requestBackup({ ctx, cause: 'manual' })
      await send({ act: 'make', id: row.id })
      reply.status(202)
      return presentBackup(ctx, row)
    },
  )

  app.post(
    backupCalls.check(':id'),
    {
      schema: {
        ...secured,
        params,
        summary: 'Try to restore it into a scratch database',
        response: { 202: backupSchema, ...one },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const row = await requestCheck({ ctx, id: request.params.id })
      await send({ act: 'check', id: row.id })
      reply.status(202)
      return presentBackup(ctx, row)
    },
  )

  app.post(
    backupCalls.file(':id'),
    {
      schema: {
        ...secured,
        params,
        summary: 'Take the file home; it holds everything, so the password is asked for again',
        body: reauthenticationSchema,
        response: {
          200: file('application/octet-stream'),
          ...failuresOf('not_found', ...reauthenticationFailures),
        },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const { params, body: proof } = request
      await findBackup(ctx, params.id)
      await reauthenticate({ ctx, actor: ctx.actor, proof })
      const { file, bytes, content } = await openBackup({ ctx, id: params.id })
      return reply
        .type('application/octet-stream')
        .header('Content-Length', bytes)
        .header('Content-Disposition', `attachment; filename="${file}"`)
        .send(content)
    },
  )

  app.post(
    backupCalls.delete(':id'),
    {
      schema: {
        ...secured,
        params,
        summary: 'Remove it and its file for good, so the password is asked for again',
        body: reauthenticationSchema,
        response: { 204: noContent, ...failuresOf('not_found', ...reauthenticationFailures) },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const { params, body: proof } = request
      await deleteBackup({ ctx, actor: ctx.actor, id: params.id, proof })
      reply.status(204)
    },
  )
}
