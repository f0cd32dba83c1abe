import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { isOutage } from './db/postgresql.ts'
import type { Env } from './env.ts'

/** What a secret follows in an address: who has the rest of it reads a host's bookings, or changes one. */
const beforeSecret = /^(\/calendar\/|\/booking\/|\/api\/bookings\/)[^/]+/

/**
 * An address without its query, which may hold names, e-mail addresses and invitations, and without
 * the secrets of calendar programs, which send none but in the path.
 */
const pathOf = (url: string) => url.split('?', 1)[0]?.replace(beforeSecret, '$1…')

/** Most bytes that wait for a reader who has stopped reading; what comes beyond is left out. */
const maxLength = 8 * 1024 * 1024

/** A full disk under the log ends nobody's work: lines are kept until they can be written. */
function standardOutput() {
  const output = pino.destination({ dest: 1, maxLength })
  output.on('error', () => {})
  return output
}

/**
 * The log: one JSON object a line, without personal data. Of a request it holds method, path, id
 * and route; no address of a visitor, no headers, no query, no body.
 */
export function createLog(level: Env['logLevel'], to: DestinationStream = standardOutput()) {
  const serializers = {
    req: (request: FastifyRequest) => ({
      id: request.id,
      method: request.method,
      path: pathOf(request.url),
    }),
    err: describeError,
  }
  return pino({ level, base: null, serializers, hooks: { logMethod: outagesOnceASecond() } }, to)
}

/** Milliseconds in which an outage is told of once. */
const outageInterval = 1_000

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * While the database is away every call and every job fails by it, hundreds a second: one line a
 * second tells of it, with how many were left out since the last one (`leftOut`).
 */
function outagesOnceASecond(): LogMethod {
  let last = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return function (args, method) {
    const [fields, ...rest]: unknown[] = args
    if (!isFailure(fields) || !isOutage(fields.err)) return method.apply(this, args)
    const now = performance.now()
    if (now - last < outageInterval) {
      leftOut += 1
      return
    }
    const logged = leftOut > 0 ? { ...fields, leftOut } : fields
    last = now
    leftOut = 0
    return method.call(this, logged, ...rest.map(String))
  }
}

const isFailure = (fields: unknown): fields is { err: unknown } =>
  typeof fields === 'object' && fields !== null && 'err' in fields

/** An error, or what pg-boss tells of one: its own fields and the queue, in a plain object. */
type LoggedError = Partial<Error> & { message: string; code?: unknown; queue?: unknown }

const isLoggedError = (error: unknown): error is LoggedError =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string'

/** What happened and where; not the values of a failed statement, which are a visitor's words. */
function describeError(error: unknown) {
  if (!isLoggedError(error)) return { message: String(error) }
  const { name, stack, queue, cause } = error
  return {
    ...(name && { type: name }),
    // Drizzle repeats the statement and its parameters in its message.
    message: error.message.replace(/\nparams:[\s\S]*/, ''),
    stack: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...codeOf(error),
    ...(typeof queue === 'string' && { queue }),
    ...(cause instanceof Error && { cause: describeCause(cause) }),
  }
}

const describeCause = (cause: Error & { code?: unknown }) => ({
  type: cause.name,
  message: cause.message,
  ...codeOf(cause),
})

const codeOf = ({ code }: { code?: unknown }) => typeof code === 'string' && { code }
