import { type Answer, readMailHeld } from '#shared/answer.ts'

/** What the pages look at of a response; its body is read too. */
export async function readAnswer(response: Response | 'unreachable'): Promise<Answer> {
  if (response === 'unreachable') return response
  const body: unknown = await response.json().catch(() => null)
  return { ok: response.ok, status: response.status, mailHeld: readMailHeld(body) }
}

/** Shows what is true of the mail that follows: the parts marked `data-mail="soon"`, or those `"held"`. */
export function showWhetherHeld(root: HTMLElement, held: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-mail]')) {
    part.hidden = part.dataset.mail !== (held ? 'held' : 'soon')
  }
}
