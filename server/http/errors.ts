import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '../errors.ts'

/** Seconds after which a client may ask again while the database is away. */
const retryAfterOutage = 5

const tooLarge = new AppError(
  'too_large',
  'This is more than can be sent at once. Please shorten it.',
)
const wrongType = new AppError(
  'unsupported_type',
  'Send this call as JSON (Content-Type: application/json).',
)
const broken = new AppError('invalid', 'The body of this call is not valid JSON.')
const hungUp = new AppError('invalid', 'The connection was closed before the call was complete.')

/** Fastify's own refusals, in our words. */
const known: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType,
  FST_ERR_CTP_INVALID_JSON_BODY: broken,
  FST_ERR_CTP_EMPTY_JSON_BODY: broken,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: broken,
}

// PostgreSQL's classes "connection exception", "insufficient resources", "operator intervention",
// and what the network says when nobody answers.
const outage =
  /^(08|53|57P|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE)|timeout exceeded when trying to connect|Connection terminated/

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  const told = typeof code === 'string' ? code : error.message
  return outage.test(told) || outage.test(error.message) || isOutage(error.cause)
}

/** Every issue of a refused call, by field, in the words of its schema. */
function invalid(error: { validation: { instancePath: string; message?: string | undefined }[] }) {
  const fields: Record<string, string> = {}
  for (const issue of error.validation) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
    if (field) fields[field] ??= issue.message ?? 'This value can not be used.'
    else fields.body = 'The body of this call must be a JSON object.'
  }
  const sentences = Object.values(fields)
  return new AppError('invalid', sentences.join(' '), { fields })
}

function translate(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error)
  if (isOutage(error)) {
    return new AppError(
      'unavailable',
      'We can not reach our database right now. Please try again.',
      {
        retryAfter: retryAfterOutage,
      },
    )
  }
  const { code, statusCode } = error as Partial<FastifyError>
  const translated = known[code ?? '']
  if (translated) return translated
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid', 'This call can not be understood.')
  }
  return new AppError('unexpected', 'Something went wrong on our side. Please try again.')
}

/** The one place where a failure becomes an answer (house-style rule 6). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A sender that hangs up is no failure of ours, although it looks like one of the network.
  const failure = request.raw.readableAborted ? hungUp : translate(error)
  if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, 'call failed')
  if (failure.details.retryAfter) reply.header('Retry-After', failure.details.retryAfter)
  return reply.status(failure.status).send(failure.toBody())
}
