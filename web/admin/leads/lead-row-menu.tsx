import { Ellipsis, Eye, MailCheck, Pencil, Trash2 } from 'lucide-react'
import { use } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { leadStatusLabels, settableLeadStatuses } from '#shared/leads/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { RowTabIndex, useLeadActions } from './lead-actions.tsx'
import { leadStatusTones } from './lead-tones.ts'

const dots = {
  neutral: 'bg-ink-faint',
  yellow: 'bg-yellow',
  blue: 'bg-blue',
  green: 'bg-green',
  red: 'bg-red',
  violet: 'bg-violet',
}

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
          <span className="grid size-4 place-items-center">
            <span className={cx('size-2 rounded-full', dots[leadStatusTones[status]])} />
          </span>
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
