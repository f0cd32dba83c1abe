import { useMemo } from 'react'
import type { Message } from '#shared/mail/schema.ts'
import { useOpenRecord } from '../lists/use-open-record.ts'
import { useRowDialogs } from '../lists/use-row-dialogs.ts'
import { useActOnMessage } from './act-on-message.ts'
import type { MessageActions } from './message-actions.ts'
import { openMessageParameter as parameter } from './message-list-state.ts'

/** The question over the list and over the details. */
export type MessageQuestion = { kind: 'send-again'; message: Message }

/** What the outbox can do to messages, and the dialogs that takes. */
export function useMessageDialogs() {
  const { dialog, show, close } = useRowDialogs<MessageQuestion>()
  const { id: openId, open, close: closeDetails } = useOpenRecord(parameter)
  const act = useActOnMessage().mutate
  const actions = useMemo<MessageActions>(
    () => ({
      open,
      send: (message) => {
        if (message.state === 'sent') show({ kind: 'send-again', message })
        else act({ act: 'send', message })
      },
      cancel: (message) => act({ act: 'cancel', message }),
    }),
    [open, show, act],
  )
  const opening = useMemo(() => ({ parameter, open }), [open])
  const sendAgain = (message: Message) => act({ act: 'send', message })
  return { actions, opening, dialog, close, sendAgain, openId, closeDetails }
}

export type MessageDialogsModel = ReturnType<typeof useMessageDialogs>
