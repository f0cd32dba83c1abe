import { useQuery } from '@tanstack/react-query'
import { Ban, Ellipsis, Eye, Send } from 'lucide-react'
import { use } from 'react'
import type { Message } from '#shared/mail/schema.ts'
import { messageActs } from '#shared/mail/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { RowTabIndex } from '../lists/list-context.ts'
import { cancelWord, sendWords } from './message-act-words.ts'
import { useMessageActions } from './message-actions.ts'
import { messageCountsQuery } from './message-queries.ts'

/** What can be done to one message in its state; nothing is sent without a mail server. */
export function MessageRowMenu({ message }: { message: Message }) {
  const { open, send, cancel } = useMessageActions()
  const { state, toAddress } = message
  const canSend = useQuery(messageCountsQuery).data?.canSend
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          tabIndex={use(RowTabIndex)}
          aria-label={`Actions for the message to ${toAddress}`}
        >
          <Ellipsis size={17} />
        </Button>
      }
    >
      <MenuItem onSelect={() => open(message)}>
        <Eye size={16} />
        View details
      </MenuItem>
      <MenuItem disabled={canSend === false} onSelect={() => send(message)}>
        <Send size={16} />
        {sendWords[state]}
      </MenuItem>
      {messageActs[state].includes('cancel') && (
        <MenuItem destructive onSelect={() => cancel(message)}>
          <Ban size={16} />
          {cancelWord(state)}
        </MenuItem>
      )}
    </Menu>
  )
}
