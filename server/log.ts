import type { FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Env } from './env.ts'

/** An address without its query, which may hold names, e-mail addresses and invitations. */
const pathOf = (url: string) => url.split('?', 1)[0]

/**
 * The log: one JSON object a line, without personal data. Of a request it holds method, path, id
 * and route; no address of a visitor, no headers, no query, no body.
 */
export function createLog(level: Env['logLevel'], to: DestinationStream = pino.destination(1)) {
  const serializers = {
    req: (request: FastifyRequest) => ({
      id: request.id,
      method: request.method,
      path: pathOf(request.url),
    }),
    err: describeError,
  }
  return pino({ level, base: null, serializers }, to)
}

/** What happened and where; not the values of a failed statement, which are a visitor's words. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code } = error as { code?: unknown }
  const cause: unknown = error.cause
  return {
    type: error.name,
    // Drizzle repeats the statement and its parameters in its message.
    message: error.message.replace(/\nparams:[\s\S]*/, ''),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && { cause: describeCause(cause) }),
  }
}

function describeCause(cause: Error) {
  const { code } = cause as { code?: unknown }
  return { type: cause.name, message: cause.message, ...(typeof code === 'string' && { code }) }
}
