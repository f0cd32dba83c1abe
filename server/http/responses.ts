import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { type ErrorCode, errorBodySchema } from '#shared/errors.ts'
import { statusOf } from '../errors.ts'
import type { App } from './app-instance.ts'

/** When a call fails with a code, as the API's description has it. */
const meanings: Record<ErrorCode, string> = {
  invalid: 'the call can not be understood; `fields` says what is wrong where',
  unauthenticated: 'no token, or one that has ended',
  wrong_credentials: 'address, password or code is not right',
  two_factor_required: 'the password is right, and a code is needed with it',
  forbidden: 'not allowed, or not as things are',
  not_found: 'it does not exist, or has been deleted',
  already_exists: 'it is there, or under way, already',
  edit_conflict: 'it has changed, or is in another state than the call needs',
  erased: 'this person asked to be erased',
  slot_taken: 'somebody was faster, or the time is not offered; `next` names free starts',
  too_large: 'the body is larger than a call may be',
  address_too_long: 'the address has more than 4,096 characters',
  unsupported_type: 'the body is of another type',
  key_reused: 'the Idempotency-Key has been used for another content',
  too_many_requests: 'a limit is used up; `Retry-After` says for how long',
  proof_required: 'solve `challenge` and call again with the header `Proof-Of-Work`',
  unavailable: 'the server can not do it now; `Retry-After` says when to try again',
  unexpected: 'a fault of ours',
}

type Described = {
  codes: ErrorCode[]
  description: string
  content: { 'application/json': { schema: typeof errorBodySchema } }
}

/** By status: with which codes a call fails, and when. */
function described(codes: ErrorCode[]): Record<string, Described> {
  const content = { 'application/json': { schema: errorBodySchema } }
  const byStatus = Map.groupBy(codes, (code) => statusOf[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `\`${code}\`: ${meanings[code]}.`).join(' ')
      return [status, { codes, description, content }]
    }),
  )
}

/** How a failure is answered by every call. */
const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const

/** Lets every call of a scope fail; which failures follow from its shape, {@link describeAnswers} says. */
export function describeFailures(app: App) {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, response: { ...failures, ...answersOf(route.schema) } }
  })
}

/**
 * The failures of a call that fails with these codes, too. Those that follow from its shape need not
 * be named: see {@link failuresByShape}.
 */
export const failuresOf = (...codes: ErrorCode[]): typeof failures => ({
  ...failures,
  ...described(codes),
})

/** With what a form fails that visitors send; see limitForm.ts. */
export const formFailures = ['too_many_requests', 'proof_required'] as const

/** With what a call can fail whatever it does: by its method, its token and what it takes. */
function failuresByShape(schema: FastifySchema, method: string): ErrorCode[] {
  // Two Host headers are refused, whatever is called.
  const codes: ErrorCode[] = ['invalid', 'unexpected', 'unavailable', 'address_too_long']
  if (schema.security) codes.push('unauthenticated')
  const takesBody = method !== 'GET' && method !== 'HEAD'
  if (takesBody) codes.push('too_large', 'unsupported_type')
  return codes
}

/** The answers of a call as they are described: each failure with a status of its own. */
export function describeAnswers(schema: FastifySchema, method: string) {
  const { '4xx': _refused, '5xx': _failed, ...answers } = answersOf(schema)
  return { ...described(failuresByShape(schema, method)), ...answers }
}

/** Whether a call's description says that it can fail so. */
export const isDescribed = (schema: FastifySchema, method: string, code: ErrorCode): boolean =>
  failuresByShape(schema, method).includes(code) ||
  Boolean(answersOf(schema)[statusOf[code]]?.codes?.includes(code))

/** Guarantees no more than that what is not of ours has no `codes`. */
const answersOf = (schema: FastifySchema | undefined) =>
  ({ ...(schema?.response ?? {}) }) as Record<string, Partial<Described> | undefined>

/** The answer of a call that sends what it finds as it is: a file, a stream. */
export const file = (type: string) => ({
  content: { [type]: { schema: z.unknown().meta({ type: 'string' }) } },
})

export const noContent = z.undefined().describe('Done; there is nothing to say.')
