import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import {
  adminSchema,
  loginSchema,
  registerSchema,
  signedInSchema,
} from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { networkOf } from '../http/network-of.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import { deviceCookie, deviceTokenIn } from './device-cookie.ts'
import { type Entered, login } from './login.ts'
import { presentAdmin } from './presenter.ts'
import { register } from './register.ts'
import { logout } from './sessions.ts'

const tags = ['Accounts']

/** The calls by which somebody signs in (admin-back-office.md §7). */
export function accountsApi(app: App, shared: Shared) {
  /** Returns who has signed in, and lets their browser keep that it was used for it. */
  const entered = (reply: FastifyReply, { signedIn, device }: Entered) => {
    reply.header('Set-Cookie', deviceCookie(device, shared.env.publicUrl))
    return signedIn
  }

  app.post(
    api.admin.login,
    {
      schema: {
        tags,
        body: loginSchema,
        response: {
          200: signedInSchema,
          ...failuresOf(
            'wrong_credentials',
            'two_factor_required',
            'forbidden',
            'too_many_requests',
          ),
        },
      },
    },
    async (request, reply) => {
      // In the turns of the back-office: however many sign in, no visitor's message waits for them.
      const ctx = { ...(await publicContext(shared, request)), db: shared.adminDb }
      const { 'user-agent': userAgent, cookie } = request.headers
      const call = { ctx, input: request.body, network: networkOf(request.ip), userAgent }
      return entered(reply, await login({ ...call, device: deviceTokenIn(cookie) }))
    },
  )

  app.post(
    api.admin.register,
    {
      schema: {
        tags,
        body: registerSchema,
        response: {
          201: signedInSchema,
          ...failuresOf('forbidden', 'already_exists', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      const userAgent = request.headers['user-agent']
      const call = { ctx, input: request.body, network: networkOf(request.ip), userAgent }
      const answer = await register(call)
      reply.status(201)
      return entered(reply, answer)
    },
  )
}

/** The calls of a session: whose it is, and its end (admin-back-office.md §7). */
export function sessionApi(app: App) {
  app.post(
    api.admin.logout,
    { schema: { response: { 204: noContent } } },
    async ({ ctx }, reply) => {
      await logout({ ctx })
      // Pages seen while signed in, which Back would show. Not "storage": the next person to use
      // this browser may have an audit or a message half written there, and it is theirs. Not
      // "cookies": that by which the browser is known at the next sign-in is to stay, and those of
      // the firm's other hosts would go with it.
      reply.status(204).header('Clear-Site-Data', '"cache"')
    },
  )

  app.get(
    api.admin.me,
    {
      schema: { response: { 200: z.object({ admin: adminSchema }) } },
    },
    async ({ admin }) => ({ admin: presentAdmin(admin) }),
  )
}
