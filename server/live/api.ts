import type { ServerResponse } from 'node:http'
import type { LiveTopic } from '#shared/live/topics.ts'
import { api } from '#shared/routes.ts'
import { isStillSignedIn, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import type { Live } from './live.ts'

/** Often enough for proxies to keep the stream open, and for an ended session to notice; milliseconds. */
const heartbeat = 20_000

/**
 * `GET /api/admin/events`: server-sent events that name what has changed (`data: leads`). The
 * screen then asks for it with its own filters. Read it with fetch: EventSource sends no token.
 */
export function liveApi(app: App, shared: Shared, live: Live) {
  const open = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })

  app.get(
    api.admin.events,
    {
      schema: {
        tags: ['Notifications'],
        security: [{ token: [] }],
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      reply.hijack()
      const stream = reply.raw
      open.add(stream)
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) stream.setHeader(name, value)
      }
      stream.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      stream.write(': connected\n\n')

      const unsubscribe = live.subscribe((topic: LiveTopic) => stream.write(`data: ${topic}\n\n`))
      const beat = setInterval(() => {
        isStillSignedIn(shared, request).then(
          (signedIn) => (signedIn ? stream.write(': still here\n\n') : stream.end()),
          () => stream.end(),
        )
      }, heartbeat)
      stream.on('close', () => {
        clearInterval(beat)
        unsubscribe()
        open.delete(stream)
      })
    },
  )
}
