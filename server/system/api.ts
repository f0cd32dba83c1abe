import { outboundCalls } from '#shared/office-calls.ts'
import { outboundSchema } from '#shared/outbound/schema.ts'
import { api } from '#shared/routes.ts'
import { saveSystemSettingsSchema, systemSchema } from '#shared/settings/schema.ts'
import { setupChecklistSchema } from '#shared/setup-checklist/setup-checklist.ts'
import type { App } from '../http/app-instance.ts'
import { saveSettings } from '../settings/settings.ts'
import { readOutbound } from './read-outbound.ts'
import { readSystem, setupChecklist } from './read-system.ts'

/** The calls of Settings → System, and of the check-list behind 'Upgrade to Pro'. */
export function systemApi(app: App) {
  const system = { response: { 200: systemSchema } }

  app.get(
    api.admin.system,
    { schema: { ...system, summary: 'The settings for everybody, and the state of the server' } },
    async ({ ctx }) => readSystem({ ctx }),
  )

  app.patch(
    api.admin.system,
    { schema: { ...system, body: saveSystemSettingsSchema } },
    async ({ ctx, body }) => {
      await saveSettings({ ctx, input: body })
      return readSystem({ ctx })
    },
  )

  app.get(
    outboundCalls.list,
    {
      schema: {
        summary: 'What leaves this machine, by purpose and host',
        response: { 200: outboundSchema },
      },
    },
    async ({ ctx }) => readOutbound({ ctx }),
  )

  app.get(
    api.admin.setupChecklist,
    {
      schema: {
        summary: 'What a firm should have in place before it relies on this',
        response: { 200: setupChecklistSchema },
      },
    },
    async ({ ctx }) => setupChecklist({ ctx }),
  )
}
