import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage, isOverlap } from '../db/postgresql.ts'
import { AppError } from '../errors.ts'
import { isTooLong, urlTooLong } from './client-error.ts'
import { isDescribed } from './responses.ts'

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
const overlap = new AppError(
  'slot_taken',
  'Their host has another meeting at that time. Choose another time or another host.',
)
const hungUp = new AppError('invalid', 'The connection was closed before the call was complete.')

/** Fastify's own refusals, in our words. */
const known: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType,
  FST_ERR_CTP_INVALID_JSON_BODY: broken,
  FST_ERR_CTP_EMPTY_JSON_BODY: broken,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: broken,
}

function translate(error: unknown, { url }: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  // One that could not even be read as an address meets no hook.
  if (isTooLong(url)) return urlTooLong
  if (isOutage(error)) {
    return new AppError(
      'unavailable',
      'We can not reach our database right now. Please try again.',
      {
        retryAfter: retryAfterOutage,
      },
    )
  }
  // The database's word on what the office changes, too, whatever the call.
  if (isOverlap(error)) return overlap
  const { code, statusCode } = error as Partial<FastifyError>
  const translated = known[code ?? '']
  if (translated) return translated
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid', 'This call can not be understood.')
  }
  return new AppError('unexpected', 'Something went wrong on our side. Please try again.')
}

/** Tells in `Retry-After` when trying again makes sense, where that is known. */
export function sayWhenAgain(reply: FastifyReply, { details: { retryAfter } }: AppError) {
  if (retryAfter) reply.header('Retry-After', retryAfter)
}

/** Logs a failure that the API's description does not name for its call: the fault is ours. */
function reportUndescribed({ routeOptions, method, log }: FastifyRequest, { code }: AppError) {
  const { schema, url } = routeOptions
  if (!schema || schema.hide || isDescribed(schema, method, code)) return
  log.error({ url, method, code }, 'the description names no such failure')
}

/** The one place where an error becomes a failure of ours: logged where it is a fault, and with Retry-After. */
export function failureOf(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  // A sender that hangs up is no failure of ours, although it looks like one of the network.
  const failure = request.raw.readableAborted ? hungUp : translate(error, request)
  if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, 'call failed')
  if (failure !== hungUp) reportUndescribed(request, failure)
  sayWhenAgain(reply, failure)
  // What was to be a file to save is an answer to read now.
  reply.removeHeader('Content-Disposition')
  return failure
}

/** A failure as a call answers it. */
export const sendFailure = (reply: FastifyReply, failure: AppError) =>
  reply.status(failure.status).type('application/json; charset=utf-8').send(failure.toBody())

/** How a call answers that it failed (house-style rule 6); a link does as `failure-page.ts` has it. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(reply, failureOf(error, request, reply))
