import {
  accountSchema,
  updateNotificationSettingsSchema,
  updateProfileSchema,
} from '#shared/accounts/account-schema.ts'
import { api } from '#shared/routes.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures, failuresOf } from '../http/responses.ts'
import { readAccount, setNotifications, updateProfile } from './own-account.ts'
import { reauthenticationFailures } from './reauthenticate.ts'

const tags = ['Accounts']
const security = [{ token: [] }]
const response = { 200: accountSchema, ...failures }

/** The calls a person makes on the account they are signed in with (admin-back-office.md §2, Settings). */
export function accountApi(app: App, shared: Shared) {
  app.get(api.admin.account, { schema: { tags, security, response } }, async (request) => {
    const { ctx, admin } = await adminContext(shared, request)
    return readAccount(ctx, admin)
  })

  app.patch(
    api.admin.account,
    {
      schema: {
        tags,
        security,
        body: updateProfileSchema,
        response: {
          200: accountSchema,
          ...failuresOf('already_exists', ...reauthenticationFailures),
        },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return readAccount(ctx, await updateProfile({ ctx, actor: ctx.actor, input: request.body }))
    },
  )

  app.patch(
    api.admin.accountNotifications,
    { schema: { tags, security, body: updateNotificationSettingsSchema, response } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      const saved = await setNotifications({ ctx, actor: ctx.actor, input: request.body })
      return readAccount(ctx, saved)
    },
  )
}
