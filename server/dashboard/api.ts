import {
  consultationsDashboardSchema,
  dashboardQuerySchema,
  leadMagnetsDashboardSchema,
  leadsDashboardSchema,
  overviewSchema,
} from '#shared/dashboard/schema.ts'
import { api } from '#shared/routes.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures } from '../http/responses.ts'
import { consultationsDashboard } from './consultations-dashboard.ts'
import { leadMagnetsDashboard } from './lead-magnets-dashboard.ts'
import { leadsDashboard } from './leads-dashboard.ts'
import { overview } from './overview.ts'

const common = { tags: ['Dashboard'], security: [{ token: [] }] }

/** The figures of the sidebar, and each tab of the dashboard in one call. */
export function dashboardApi(app: App, shared: Shared) {
  app.get(
    api.admin.overview,
    { schema: { ...common, response: { 200: overviewSchema, ...failures } } },
    async (request) => overview(await adminContext(shared, request)),
  )

  app.get(
    api.admin.dashboard.leads,
    {
      schema: {
        ...common,
        querystring: dashboardQuerySchema,
        response: { 200: leadsDashboardSchema, ...failures },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return leadsDashboard(ctx, request.query.zone)
    },
  )

  app.get(
    api.admin.dashboard.consultations,
    {
      schema: {
        ...common,
        querystring: dashboardQuerySchema,
        response: { 200: consultationsDashboardSchema, ...failures },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return consultationsDashboard(ctx, request.query.zone)
    },
  )

  app.get(
    api.admin.dashboard.leadMagnets,
    { schema: { ...common, response: { 200: leadMagnetsDashboardSchema, ...failures } } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return leadMagnetsDashboard(ctx)
    },
  )
}
