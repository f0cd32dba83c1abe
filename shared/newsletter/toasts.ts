import { type Answer, readMailHeld } from '../answer.ts'
import type { EmailProblem } from '../email-rule.ts'

export type NewsletterToast = {
  readonly variant: 'default' | 'destructive'
  readonly title: string
  readonly description: string
}

/** The `source` a subscription names (public-site.md §7). */
const newsletterSource = 'resources_page'

/** Body of `POST /api/newsletter/subscribe`. */
export const newsletterRequest = (typedEmail: string) => ({
  email: typedEmail.trim(),
  source: newsletterSource,
})

/**
 * What the form does before it sends: the toast for an empty field, or null. A malformed address
 * has no toast in the specification; the field itself says so (`malformedEmailMessage`).
 */
export function newsletterInputToast(problem: EmailProblem | null): NewsletterToast | null {
  if (problem !== 'empty') return null
  return {
    variant: 'destructive',
    title: 'Email required',
    description: 'Please enter your email address',
  }
}

/** The toast for an answer, word for word of public-site.md §8. */
export function newsletterToast(answer: Answer): NewsletterToast {
  if (answer !== 'unreachable' && answer.ok) {
    return {
      variant: 'default',
      title: 'Successfully subscribed!',
      description: 'Thank you for subscribing to our newsletter',
    }
  }
  if (answer !== 'unreachable' && answer.status === 409) {
    return {
      variant: 'destructive',
      title: 'Already subscribed',
      description: 'This email is already subscribed to our newsletter',
    }
  }
  return {
    variant: 'destructive',
    title: 'Subscription failed',
    description: 'Please try again later',
  }
}

/** Said beside a new subscription that waits for a click, while the mail with the link waits too. */
export const heldSubscriptionNote =
  'This site can not send email yet, so the one that asks you to confirm waits until it can. Your subscription begins with the click in it.'

/** What the body of an answer calls for beside its toast; empty where the toast says it all. */
export const subscriptionNote = (body: unknown): string =>
  readMailHeld(body) &&
  typeof body === 'object' &&
  body !== null &&
  'state' in body &&
  body.state === 'unconfirmed'
    ? heldSubscriptionNote
    : ''
