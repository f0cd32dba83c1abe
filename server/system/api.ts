import { outboundCalls } from '#shared/office-calls.ts'
import { outboundSchema } from '#shared/outbound/schema.ts'
import { api } from '#shared/routes.ts'
import { saveSystemSettingsSchema, systemSchema } from '#shared/settings/schema.ts'
import { setupChecklistSchema } from '#shared/setup-checklist/setup-checklist.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures } from '../http/responses.ts'
import { saveSettings } from '../settings/settings.ts'
import { readOutbound } from './read-outbound.ts'
import { readSystem, setupChecklist } from './read-system.ts'

const tags = ['Settings']
const security = [{ token: [] }]

/** The calls of Settings → System, and of the check-list behind 'Upgrade to Pro'. */
export function systemApi(app: App, shared: Shared) {
  const system = { tags, security, response: { 200: systemSchema, ...failures } }

  app.get(
    api.admin.system,
    { schema: { ...system, summary: 'The settings for everybody, and the state of the server' } },
    async (request) => readSystem(await adminContext(shared, request)),
  )

  app.patch(
    api.admin.system,
    { schema: { ...system, body: saveSystemSettingsSchema } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      await saveSettings({ ctx, input: request.body })
      return readSystem({ ctx })
    },
  )

  app.get(
    outboundCalls.list,
    {
      schema: {
        tags,
        security,
        summary: 'What leaves this machine, by purpose and host',
        response: { 200: outboundSchema, ...failures },
      },
    },
    async (request) => readOutbound(await adminContext(shared, request)),
  )

  app.get(
    api.admin.setupChecklist,
    {
      schema: {
        tags,
        security,
        summary: 'What a firm should have in place before it relies on this',
        response: { 200: setupChecklistSchema, ...failures },
      },
    },
    async (request) => setupChecklist(await adminContext(shared, request)),
  )
}
