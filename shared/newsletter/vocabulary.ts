/** The words of a newsletter subscription. */

/** `unconfirmed` waits for the click on the confirmation; `unsubscribed` is kept, so that nobody is written to again. */
export const subscriberStates = ['unconfirmed', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

export const subscriberStateLabels: Record<SubscriberState, string> = {
  unconfirmed: 'Unconfirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
}

/** Columns the subscribers can be sorted by; a leading `-` turns the order round. */
export const subscriberSorts = ['-createdAt', 'createdAt', 'email', '-email'] as const
export type SubscriberSort = (typeof subscriberSorts)[number]
export const defaultSubscriberSort: SubscriberSort = '-createdAt'
