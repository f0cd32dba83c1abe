import { proofHeader } from '#shared/proof/header.ts'

/** After this long without an answer an attempt counts as failed, in milliseconds. */
const patience = 20_000

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
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    return 'unreachable'
  }
}
