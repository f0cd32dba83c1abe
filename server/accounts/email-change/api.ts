import { confirmEmailSchema, confirmedEmailSchema } from '#shared/accounts/account-schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../../http/actor.ts'
import type { App } from '../../http/app-instance.ts'
import { failuresOf, noContent } from '../../http/responses.ts'
import { cancelEmailChange, confirmEmail, sendEmailLink } from './change-email.ts'

const response = {
  204: noContent,
  ...failuresOf('forbidden', 'not_found', 'already_exists', 'too_many_requests'),
}

/** The calls on an address that waits to be confirmed; it is asked for with the profile. */
export function emailChangeApi(app: App) {
  app.post(
    api.admin.accountEmailSend,
    { schema: { summary: 'Have the link to confirm an address mailed', response } },
    async ({ ctx }, reply) => {
      await sendEmailLink({ ctx })
      reply.status(204)
    },
  )

  app.delete(
    api.admin.accountEmail,
    { schema: { summary: 'Cancel the change of address', response } },
    async ({ ctx }, reply) => {
      await cancelEmailChange({ ctx })
      reply.status(204)
    },
  )
}

/** The call behind the mailed link, for whoever has it. */
export function emailConfirmApi(app: App, shared: Shared) {
  app.post(
    api.admin.emailChangeConfirm,
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Confirm an address with a mailed link',
        body: confirmEmailSchema,
        response: {
          200: confirmedEmailSchema,
          ...failuresOf('forbidden', 'already_exists', 'too_many_requests'),
        },
      },
    },
    async (request) => {
      const ctx = await publicContext(shared, request)
      return confirmEmail({ ctx, input: request.body, ip: request.ip })
    },
  )
}
