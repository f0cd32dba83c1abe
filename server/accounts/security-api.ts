import { z } from 'zod'
import {
  backupCodesSchema,
  changePasswordSchema,
  reauthenticationSchema,
  sessionSchema,
  turnOnTwoFactorSchema,
  twoFactorStartSchema,
} from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import { changePassword } from './change-password.ts'
import { reauthenticationFailures } from './reauthenticate.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import {
  renewBackupCodes,
  startTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from './two-factor/two-factor.ts'

const done = { 204: noContent }
const guessed = failuresOf(...reauthenticationFailures)

/** The calls on one's own password, sessions and second factor (admin-back-office.md §2, Security). */
export function securityApi(app: App) {
  app.post(
    api.admin.accountPassword,
    {
      schema: {
        body: changePasswordSchema,
        response: { 204: noContent, ...failuresOf('edit_conflict', 'too_many_requests') },
      },
    },
    async ({ ctx, body }, reply) => {
      await changePassword({ ctx, input: body })
      reply.status(204)
    },
  )

  app.get(
    api.admin.sessions,
    { schema: { response: { 200: z.array(sessionSchema) } } },
    async ({ ctx }) => listSessions({ ctx }),
  )

  app.delete(
    api.admin.sessions,
    { schema: { summary: 'End all sessions but this one', response: done } },
    async ({ ctx }, reply) => {
      await endOtherSessions({ ctx })
      reply.status(204)
    },
  )

  app.delete(
    api.admin.session(':id'),
    {
      schema: {
        params: byId,
        response: { 204: noContent, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params }, reply) => {
      await endSession({ ctx, id: params.id })
      reply.status(204)
    },
  )

  app.post(
    api.admin.twoFactorStart,
    {
      schema: {
        response: { 200: twoFactorStartSchema, ...failuresOf('already_exists') },
      },
    },
    async ({ ctx }) => startTwoFactor({ ctx }),
  )

  app.post(
    api.admin.twoFactorOn,
    {
      schema: {
        body: turnOnTwoFactorSchema,
        response: {
          200: backupCodesSchema,
          ...failuresOf('already_exists', ...reauthenticationFailures),
        },
      },
    },
    async ({ ctx, body }) => turnOnTwoFactor({ ctx, input: body }),
  )

  app.post(
    api.admin.twoFactorOff,
    {
      schema: {
        body: reauthenticationSchema,
        response: { 204: noContent, ...guessed },
      },
    },
    async ({ ctx, body }, reply) => {
      await turnOffTwoFactor({ ctx, input: body })
      reply.status(204)
    },
  )

  app.post(
    api.admin.backupCodes,
    {
      schema: {
        body: reauthenticationSchema,
        response: { 200: backupCodesSchema, ...guessed },
      },
    },
    async ({ ctx, body }) => renewBackupCodes({ ctx, input: body }),
  )
}
