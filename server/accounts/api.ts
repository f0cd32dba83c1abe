import { z } from 'zod'
import {
  adminSchema,
  loginSchema,
  registerSchema,
  signedInSchema,
} from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { adminContext, publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { consume } from '../http/rate-limit.ts'
import { failures, noContent } from '../http/responses.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { presentAdmin } from './presenter.ts'
import { register } from './register.ts'

const registrations = { name: 'register', max: 20, seconds: 60 * 60 }
const tags = ['Accounts']
const security = [{ token: [] }]

/** The calls on accounts and sessions (admin-back-office.md §7). */
export function accountsApi(app: App, shared: Shared) {
  app.post(
    api.admin.login,
    { schema: { tags, body: loginSchema, response: { 200: signedInSchema, ...failures } } },
    async (request) => {
      const ctx = await publicContext(shared, request)
      const userAgent = request.headers['user-agent']
      return login({ ctx, input: request.body, ip: request.ip, userAgent })
    },
  )

  app.post(
    api.admin.register,
    { schema: { tags, body: registerSchema, response: { 201: signedInSchema, ...failures } } },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await consume(ctx, registrations, request.ip)
      const userAgent = request.headers['user-agent']
      const signedIn = await register({ ctx, input: request.body, userAgent })
      reply.status(201)
      return signedIn
    },
  )

  app.post(
    api.admin.logout,
    { schema: { tags, security, response: { 204: noContent, ...failures } } },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      await logout({ ctx, actor: ctx.actor })
      reply.status(204)
    },
  )

  app.get(
    api.admin.me,
    {
      schema: { tags, security, response: { 200: z.object({ admin: adminSchema }), ...failures } },
    },
    async (request) => {
      const { admin } = await adminContext(shared, request)
      return { admin: presentAdmin(admin) }
    },
  )
}
