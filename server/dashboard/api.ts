import {
  agendaSchema,
  consultationsDashboardSchema,
} from '#shared/dashboard/consultations-schema.ts'
import { leadMagnetsDashboardSchema } from '#shared/dashboard/lead-magnets-schema.ts'
import { originsDashboardSchema } from '#shared/dashboard/origins-schema.ts'
import {
  dashboardQuerySchema,
  leadsDashboardSchema,
  overviewQuerySchema,
  overviewSchema,
} from '#shared/dashboard/schema.ts'
import { api } from '#shared/routes.ts'
import type { App } from '../http/app-instance.ts'
import { agenda } from './agenda.ts'
import { consultationsDashboard } from './consultations-dashboard.ts'
import { leadMagnetsDashboard } from './lead-magnets-dashboard.ts'
import { leadsDashboard } from './leads-dashboard.ts'
import { originsDashboard } from './origins.ts'
import { overview } from './overview.ts'

const common = { tags: ['Dashboard'] }

/** The figures of the sidebar, and each tab of the dashboard in one call. */
export function dashboardApi(app: App) {
  app.get(
    api.admin.overview,
    {
      schema: {
        ...common,
        querystring: overviewQuerySchema,
        response: { 200: overviewSchema },
      },
    },
    async (request) => overview({ ctx: request.ctx, admin: request.admin, ...request.query }),
  )

  app.get(
    api.admin.dashboard.leads,
    {
      schema: {
        ...common,
        querystring: dashboardQuerySchema,
        response: { 200: leadsDashboardSchema },
      },
    },
    async ({ ctx, query }) => leadsDashboard(ctx, query.zone),
  )

  app.get(
    api.admin.dashboard.consultations,
    {
      schema: {
        ...common,
        querystring: dashboardQuerySchema,
        response: { 200: consultationsDashboardSchema },
      },
    },
    async ({ ctx, query }) => consultationsDashboard(ctx, query.zone),
  )

  app.get(
    api.admin.dashboard.agenda,
    {
      schema: {
        ...common,
        querystring: dashboardQuerySchema,
        response: { 200: agendaSchema },
      },
    },
    async ({ ctx, query }) => agenda(ctx, query.zone),
  )

  app.get(
    api.admin.dashboard.origins,
    {
      schema: {
        ...common,
        summary: 'Where people of the last 30 days came from, and what came of them',
        querystring: dashboardQuerySchema,
        response: { 200: originsDashboardSchema },
      },
    },
    async ({ ctx, query }) => originsDashboard(ctx, query.zone),
  )

  app.get(
    api.admin.dashboard.leadMagnets,
    {
      schema: {
        ...common,
        querystring: dashboardQuerySchema,
        response: { 200: leadMagnetsDashboardSchema },
      },
    },
    async ({ ctx, query }) => leadMagnetsDashboard(ctx, query.zone),
  )
}
