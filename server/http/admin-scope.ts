import { z } from 'zod'
import type { AdminCtx } from '../context.ts'
import { type Admin, adminCall, type Shared } from './actor.ts'
import type { App } from './app-instance.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of an admin's call, in an {@link adminScope} alone. */
    ctx: AdminCtx
    /** The account that calls, in an {@link adminScope} alone. */
    admin: Admin
  }
}

/** Where a call names one record. An id of a shape that none has is unknown, and not wrong. */
export const byId = z.object({ id: z.string().max(200) })

/**
 * What every call of the back-office needs: it is described as one that takes a token, and refused
 * without a good one before its body is read, so that a stranger learns nothing of what it takes.
 */
export function adminScope(app: App, shared: Shared) {
  app.decorateRequest('ctx')
  app.decorateRequest('admin')
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ token: [] }] }
  })
  app.addHook('onRequest', async (request) => {
    Object.assign(request, await adminCall(shared, request))
  })
}
