/** After this long without an answer an attempt counts as failed, in milliseconds. */
const patience = 20_000

/**
 * Posts `body` to a call of our server. `key` is the same for every attempt at the same content, so
 * that it arrives once. Never throws: no answer is `unreachable`.
 */
export async function postJson(
  path: string,
  body: unknown,
  key?: string,
): Promise<Response | 'unreachable'> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    return 'unreachable'
  }
}
