import { reauthenticationSchema } from '#shared/accounts/security-schema.ts'
import { saveBackupPlanSchema } from '#shared/backups/plan.ts'
import { backupSchema, backupsSchema } from '#shared/backups/schema.ts'
import { backupCalls } from '#shared/office-calls.ts'
import { reauthenticate, reauthenticationFailures } from '../accounts/reauthenticate.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { failuresOf, file, noContent } from '../http/responses.ts'
import type { BackupTask } from './backup-job.ts'
import { deleteBackup, findBackup, listBackups, openBackup, presentBackup } from './backups.ts'
import { saveBackupPlan } from './plan.ts'
import { requestBackup, requestCheck } from './request-backup.ts'

/** While it is still being made. */
const one = failuresOf('not_found', 'edit_conflict')

/** The calls behind 'Configure Backup'. `send` hands the work to whichever process does jobs. */
export function backupsApi(app: App, send: (task: BackupTask) => Promise<void>) {
  const list = { response: { 200: backupsSchema } }

  app.get(backupCalls.list, { schema: list }, async ({ ctx }) => listBackups({ ctx }))

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
    async ({ ctx, body }) => {
      await saveBackupPlan({ ctx, input: body })
      return listBackups({ ctx })
    },
  )

  app.post(
    backupCalls.list,
    {
      schema: {
        summary: 'Make a backup now; it is ready some time after the answer',
        response: { 202: backupSchema, ...failuresOf('already_exists') },
      },
    },
    async ({ ctx }, reply) => {
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
        params: byId,
        summary: 'Try to restore it into a scratch database',
        response: { 202: backupSchema, ...one },
      },
    },
    async ({ ctx, params }, reply) => {
      const row = await requestCheck({ ctx, id: params.id })
      await send({ act: 'check', id: row.id })
      reply.status(202)
      return presentBackup(ctx, row)
    },
  )

  app.post(
    backupCalls.file(':id'),
    {
      schema: {
        params: byId,
        summary: 'Take the file home; it holds everything, so the password is asked for again',
        body: reauthenticationSchema,
        response: {
          200: file('application/octet-stream'),
          ...failuresOf('not_found', ...reauthenticationFailures),
        },
      },
    },
    async ({ ctx, params, body: proof }, reply) => {
      await findBackup(ctx, params.id)
      await reauthenticate({ ctx, proof })
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
        params: byId,
        summary: 'Remove it and its file for good, so the password is asked for again',
        body: reauthenticationSchema,
        response: { 204: noContent, ...failuresOf('not_found', ...reauthenticationFailures) },
      },
    },
    async ({ ctx, params, body: proof }, reply) => {
      await deleteBackup({ ctx, id: params.id, proof })
      reply.status(204)
    },
  )
}
