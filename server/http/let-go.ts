import type { App } from './app-instance.ts'

/**
 * Lets go of connections while the server stops. Fastify closes the idle ones at once and refuses
 * new calls; but a call that was in hand would keep its connection open afterwards, and the
 * process with it.
 */
export function letGoWhenStopping(app: App) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
}
