import {
  accountSchema,
  updateNotificationSettingsSchema,
  updateProfileSchema,
} from '#shared/accounts/account-schema.ts'
import { api } from '#shared/routes.ts'
import type { App } from '../http/app-instance.ts'
import { failuresOf } from '../http/responses.ts'
import { readAccount, setNotifications, updateProfile } from './own-account.ts'
import { reauthenticationFailures } from './reauthenticate.ts'

const response = { 200: accountSchema }

/** The calls a person makes on the account they are signed in with (admin-back-office.md §2, Settings). */
export function accountApi(app: App) {
  app.get(api.admin.account, { schema: { response } }, async ({ ctx, admin }) =>
    readAccount(ctx, admin),
  )

  app.patch(
    api.admin.account,
    {
      schema: {
        body: updateProfileSchema,
        response: {
          200: accountSchema,
          ...failuresOf('already_exists', ...reauthenticationFailures),
        },
      },
    },
    async ({ ctx, body }) => readAccount(ctx, await updateProfile({ ctx, input: body })),
  )

  app.patch(
    api.admin.accountNotifications,
    { schema: { body: updateNotificationSettingsSchema, response } },
    async ({ ctx, body }) => {
      const saved = await setNotifications({ ctx, input: body })
      return readAccount(ctx, saved)
    },
  )
}
