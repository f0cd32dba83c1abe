import type { z } from 'zod'
import { saveFile } from '#web/ui/save-file.ts'
import { ApiError, SignedOutError, UnreachableError, UnreadableError } from './api-error.ts'
import { expireSession, missSession, readSession } from './session.ts'

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a form as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

const isForm = (body: unknown) => body instanceof FormData

async function send(path: string, options: CallOptions, token: string | null): Promise<Response> {
  const { method = 'GET', body, headers, signal } = options
  try {
    return await fetch(path, {
      method,
      headers: {
        ...(body === undefined || isForm(body) ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm(body) ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new UnreachableError(error)
  }
}

async function refuse(response: Response): Promise<never> {
  const { status, statusText, headers } = response
  throw new ApiError(status, statusText, await response.text(), headers.get('Retry-After'))
}

/** Parses the answer; an answer of another shape is as good as none. */
export async function read<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    return schema.parse(await response.json())
  } catch (error) {
    throw new UnreadableError(error)
  }
}

/** A call that needs no session: login, registration, a forgotten password. Throws ApiError or UnreachableError. */
export async function callOpen<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: CallOptions,
): Promise<z.output<Schema>> {
  const response = await send(path, options, null)
  return response.ok ? read(response, schema) : refuse(response)
}

/** As {@link callOpen}, where a success says nothing more. */
export async function sendOpen(path: string, options: CallOptions): Promise<void> {
  const response = await send(path, options, null)
  if (!response.ok) await refuse(response)
}

/**
 * A call with the stored token as Bearer (admin-back-office.md §6). Throws `No authentication
 * token` without one. On 401 it ends the session here, which leads to the login page, and throws
 * `Authentication expired`.
 */
export async function fetchSignedIn(path: string, options: CallOptions = {}): Promise<Response> {
  const session = readSession()
  if (!session) {
    missSession()
    throw new SignedOutError('No authentication token')
  }
  const response = await send(path, options, session.token)
  if (response.status === 401) {
    expireSession(session.token)
    throw new SignedOutError('Authentication expired')
  }
  return response.ok ? response : refuse(response)
}

/** As {@link fetchSignedIn}, with the answer parsed by `schema`. */
export async function call<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<z.output<Schema>> {
  return read(await fetchSignedIn(path, options), schema)
}

/** Fetches a file, which a link could not, for it carries no token, and hands it to the browser to save. */
export async function saveAnswer(path: string, name: string, options?: CallOptions): Promise<void> {
  saveFile(await (await fetchSignedIn(path, options)).blob(), name)
}

/** `path` with the query, or alone where the query is empty. */
export const withQuery = (path: string, search: URLSearchParams): string =>
  search.size > 0 ? `${path}?${search}` : path

/** A call for figures by day: the days are those of the reader's time zone. */
export const zoned = (path: string) =>
  `${path}?${new URLSearchParams({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}`
