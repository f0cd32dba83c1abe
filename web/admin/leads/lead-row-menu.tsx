import { Ellipsis, Eye, MailCheck, Pencil, Trash2 } from 'lucide-react'
import { use } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { leadStatusLabels, settableLeadStatuses } from '#shared/leads/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { RowTabIndex } from '../lists/list-context.ts'
import { ToneDot } from '../lists/tone-dot.tsx'
import { useLeadActions } from './lead-actions.tsx'
import { leadStatusTones } from './lead-tones.ts'

/** Everything that can be done to one lead. */
export function LeadRowMenu({ lead }: { lead: Lead }) {
  const actions = useLeadActions()
  const tabIndex = use(RowTabIndex)
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          tabIndex={tabIndex}
          aria-label={`Actions for ${lead.name}`}
        >
          <Ellipsis size={17} />
        </Button>
      }
    >
      {lead.quarantine !== null && (
        <>
          <MenuItem onSelect={() => actions.release(lead)}>
            <MailCheck size={16} />
            Not spam
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {settableLeadStatuses.map((status) => (
        <MenuItem
          key={status}
          disabled={lead.status === status}
          onSelect={() => actions.setStatus(lead, status)}
        >
          <ToneDot tone={leadStatusTones[status]} />
          Mark as {leadStatusLabels[status]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => actions.open(lead)}>
        <Eye size={16} />
        View details
      </MenuItem>
      <MenuItem onSelect={() => actions.edit(lead)}>
        <Pencil size={16} />
        Edit
      </MenuItem>
      <MenuItem destructive onSelect={() => actions.remove(lead)}>
        <Trash2 size={16} />
        Delete
      </MenuItem>
    </Menu>
  )
}
