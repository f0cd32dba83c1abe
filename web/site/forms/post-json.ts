import { proofHeader } from '#shared/proof/header.ts'
import { clearVisit, keptVisit } from './kept-visit.ts'

/** After this long without an answer an attempt counts as failed, in milliseconds. */
const timeoutMs = 20_000

/**
 * Posts `body` to a call of our server. `key` is the same for every attempt at the same content, so
 * that it arrives once. A server under a flood asks for a proof of work: then it is made, and sent
 * with a second attempt. Never throws: no answer is `unreachable`.
 */
export async function postJson(
  path: string,
  body: unknown,
  key?: string,
): Promise<Response | 'unreachable'> {
  const headers = { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) }
  const answer = await post(path, body, headers)
  if (answer === 'unreachable' || answer.status !== 429) return answer
  const proof = await import('./prove-work.ts').then(
    ({ proveWork }) => proveWork(answer.clone()),
    () => null,
  )
  return proof ? post(path, body, { ...headers, [proofHeader]: proof }) : answer
}

/**
 * Posts a form as {@link postJson} does, and with it how the visit began. That is forgotten once the
 * form has arrived: another one that is sent in the same visit does not tell it again.
 */
export async function postForm(
  path: string,
  body: object,
  key?: string,
): Promise<Response | 'unreachable'> {
  const answer = await postJson(path, { ...body, visit: keptVisit() }, key)
  if (answer !== 'unreachable' && answer.ok) clearVisit()
  return answer
}

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Response | 'unreachable'> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return 'unreachable'
  }
}

/** A key per message: attempts at the same content share it, any change makes a new one. */
export function createMessageKeys(): (content: string) => string {
  let last: { content: string; key: string } | null = null
  return (content) => {
    if (last?.content !== content) last = { content, key: randomUuid() }
    return last.key
  }
}

/** A random UUID (version 4). `crypto.randomUUID` is missing on plain-http addresses. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-')
}
