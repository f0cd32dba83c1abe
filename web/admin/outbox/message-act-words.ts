import type { MessageState } from '#shared/mail/vocabulary.ts'

/** How sending is called for a message in each state. */
export const sendWords: Record<MessageState, string> = {
  waiting: 'Send now',
  held: 'Send now',
  withheld: 'Send now',
  sent: 'Send again',
  failed: 'Send again',
  cancelled: 'Send now',
}

/** How it is called to keep a message from being sent: one that failed for good is only put aside. */
export const cancelWord = (state: MessageState): string =>
  state === 'failed' ? 'Dismiss' : 'Cancel message'
