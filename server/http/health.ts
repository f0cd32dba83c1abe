import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { api } from '#shared/routes.ts'
import { AppError } from '../errors.ts'
import type { Shared } from './actor.ts'
import type { App } from './app-instance.ts'
import { failuresOf } from './responses.ts'

const answer = z.object({ status: z.literal('ok') })
const ok = { status: 'ok' } as const
const schema = { tags: ['Operations'], response: { 200: answer, ...failuresOf('unavailable') } }

const leaving = new AppError('unavailable', 'This process is about to stop.')

type Process = { jobsAnswer: () => Promise<boolean>; draining: AbortSignal }

/**
 * Whether the process is alive, and whether it should be sent visitors: it is not about to stop, and
 * database and jobs answer.
 */
export function health(app: App, { db }: Shared, { jobsAnswer, draining }: Process) {
  app.get(api.health, { schema, logLevel: 'warn' }, async () => ok)

  app.get(api.ready, { schema, logLevel: 'warn' }, async (_request, reply) => {
    // Answered and not thrown: it belongs to every restart, and no log should call it a failure.
    if (draining.aborted) return reply.status(leaving.status).send(leaving.toBody())
    await db.execute(sql`select 1`)
    if (!(await jobsAnswer())) {
      throw new AppError('unavailable', 'The background jobs are not running.', { retryAfter: 5 })
    }
    return ok
  })
}
