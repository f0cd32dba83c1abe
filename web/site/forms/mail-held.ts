import { type Answer, readMailHeld } from '#shared/answer.ts'

/** What the pages look at of a response; its body is read too. */
export async function readAnswer(response: Response | 'unreachable'): Promise<Answer> {
  if (response === 'unreachable') return response
  const body: unknown = await response.json().catch(() => null)
  return { ok: response.ok, status: response.status, mailHeld: readMailHeld(body) }
}
