import { emailProblem, malformedEmailMessage } from '#shared/email-rule.ts'
import {
  newsletterInputToast,
  newsletterRequest,
  newsletterToast,
  subscriptionNote,
} from '#shared/newsletter/toasts.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { postJson } from '../forms/post-json.ts'
import type { Refusal } from '../forms/refusal.ts'
import type { Sent } from '../forms/send-in-place.ts'

/** Subscribes an address; the toasts are those of public-site.md §5 and §8, word for word. */
export async function subscribe(typed: string): Promise<Sent | Refusal> {
  const problem = emailProblem(typed)
  if (problem) {
    const words = newsletterInputToast(problem)
    if (words) toast(words)
    return { fields: { email: words?.description ?? malformedEmailMessage }, advice: '' }
  }
  const answer = await postJson(api.subscribe, newsletterRequest(typed))
  toast(newsletterToast(answer))
  if (answer === 'unreachable' || !answer.ok) return { fields: {}, advice: '' }
  return { note: subscriptionNote(await answer.json().catch(() => null)) }
}
