import { peopleSchema } from '#shared/accounts/people-schema.ts'
import { api } from '#shared/routes.ts'
import { admins } from '../db/schema.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures } from '../http/responses.ts'

/** The names of those who have an account, for choosing whose a lead is. */
export function peopleApi(app: App, shared: Shared) {
  app.get(
    api.admin.people,
    {
      schema: {
        tags: ['Accounts'],
        security: [{ token: [] }],
        response: { 200: peopleSchema, ...failures },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      const rows = await ctx.db
        .select({ id: admins.id, name: admins.name, deactivatedAt: admins.deactivatedAt })
        .from(admins)
        .orderBy(admins.name, admins.id)
      return rows.map(({ id, name, deactivatedAt }) => ({ id, name, active: !deactivatedAt }))
    },
  )
}
