// biome-ignore lint/style/noRestrictedImports: a type alone.
import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import type { LiveTopic } from '#shared/live/topics.ts'
import { api } from '#shared/routes.ts'
import { isStillSignedIn, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { file } from '../http/responses.ts'
import type { Live } from './live.ts'

/** Often enough for proxies to keep the stream open, and for an ended session to notice; milliseconds. */
const heartbeat = 20_000

const querystring = z.object({
  since: z.coerce
    .number()
    .nonnegative()
    .default(0)
    .describe('Milliseconds: what changed in that time before the stream began is told at once.'),
})

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
        querystring,
        response: { 200: file('text/event-stream') },
      },
    },
    async (request, reply) => {
      reply.hijack()
      const stream = reply.raw
      // Whoever hung up while the session was looked up will not close it again.
      if (stream.destroyed) return
      open.add(stream)
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) stream.setHeader(name, value)
      }
      stream.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      stream.write(': connected\n\n')

      const say = (words: string) => stream.writableEnded || stream.write(words)
      const sayIfSignedIn = (words: string) =>
        isStillSignedIn(shared, request).then(
          (signedIn) => (signedIn ? say(words) : stream.end()),
          () => stream.end(),
        )
      const unsubscribe = live.subscribe((topic: LiveTopic) => {
        const words = `data: ${topic}\n\n`
        // An ended session is a change of accounts: its stream closes at once.
        if (topic === 'accounts') void sayIfSignedIn(words)
        else say(words)
      })
      for (const topic of live.changedWithin(request.query.since)) say(`data: ${topic}\n\n`)
      const beat = setInterval(() => void sayIfSignedIn(': still here\n\n'), heartbeat)
      stream.on('close', () => {
        clearInterval(beat)
        unsubscribe()
        open.delete(stream)
      })
    },
  )
}
