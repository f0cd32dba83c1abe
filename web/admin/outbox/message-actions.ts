import { createContext, use } from 'react'
import type { Message } from '#shared/mail/schema.ts'

/** What can be done to a message from wherever it is drawn. */
export type MessageActions = {
  open: (message: Message) => void
  /** Sends it now; one that was sent already only after a question. */
  send: (message: Message) => void
  cancel: (message: Message) => void
}

export const MessageActionsContext = createContext<MessageActions | null>(null)

/** The actions of the outbox around; only to be used inside of it. */
export function useMessageActions(): MessageActions {
  const actions = use(MessageActionsContext)
  if (!actions) throw new Error('A message is drawn outside of the outbox.')
  return actions
}
