import {
  confirmResetSchema,
  requestResetSchema,
  resetRequestedSchema,
} from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../../http/actor.ts'
import type { App } from '../../http/app-instance.ts'
import { networkOf } from '../../http/network-of.ts'
import { failuresOf, noContent } from '../../http/responses.ts'
import { confirmReset, requestReset } from './reset-password.ts'

const tags = ['Accounts']

/** The calls of somebody who can not sign in. */
export function passwordResetApi(app: App, shared: Shared) {
  app.post(
    api.admin.passwordReset,
    {
      schema: {
        tags,
        summary: 'Have a link to set a new password mailed; the same answer for every address',
        body: requestResetSchema,
        response: { 202: resetRequestedSchema, ...failuresOf('too_many_requests') },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      reply.status(202)
      return requestReset({ ctx, input: request.body, network: networkOf(request.ip) })
    },
  )

  app.post(
    api.admin.passwordResetConfirm,
    {
      schema: {
        tags,
        summary: 'Set a new password with a mailed link',
        body: confirmResetSchema,
        response: { 204: noContent, ...failuresOf('forbidden', 'too_many_requests') },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await confirmReset({ ctx, input: request.body, network: networkOf(request.ip) })
      reply.status(204)
    },
  )
}
