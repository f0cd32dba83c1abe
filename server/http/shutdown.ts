import type { App } from './app-instance.ts'

/**
 * Lets go of connections while the server drains and stops: each answer is the last of its
 * connection. Once it stops, Fastify closes the idle ones and refuses new calls; but a call that was
 * in hand would keep its connection open afterwards, and the process with it.
 */
export function closeConnectionsOnShutdown(app: App, draining: AbortSignal) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping || draining.aborted) reply.header('Connection', 'close')
    done(null, payload)
  })
}
