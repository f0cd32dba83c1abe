import { Ellipsis, Eye, MailCheck, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { useRecordActions } from '../lists/record-dialogs.tsx'
import type { ListRecord, Resource } from '../lists/resource.ts'
import { RowTabIndex } from '../lists/row-focus.ts'
import { tones } from './tones.ts'

/** The menu at the end of a row; what is in it is only made when it opens. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const tabIndex = use(RowTabIndex)
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" tabIndex={tabIndex} aria-label={label}>
          <Ellipsis size={17} />
        </Button>
      }
    >
      {children}
    </Menu>
  )
}

type ReleaseButtonProps = {
  /** Whose message it is. */
  name: string
  busy: boolean
  onRelease: () => void
}

/** Moves what was set aside into the list, at the end of its row. */
export function ReleaseButton({ name, busy, onRelease }: ReleaseButtonProps) {
  const tabIndex = use(RowTabIndex)
  return (
    <Button
      variant="secondary"
      size="sm"
      tabIndex={tabIndex}
      aria-label={`Not spam: ${name}`}
      busy={busy}
      onClick={onRelease}
      className="list-release"
    >
      Not spam
    </Button>
  )
}

/** Moves what was set aside into the list. */
export function ReleaseItem({ onSelect }: { onSelect: () => void }) {
  return (
    <>
      <MenuItem onSelect={onSelect}>
        <MailCheck size={16} />
        Not spam
      </MenuItem>
      <MenuSeparator />
    </>
  )
}

type StatusItemsProps<Status extends keyof typeof tones> = {
  current: Status
  /** Those that can be set from here. */
  statuses: readonly Status[]
  labels: Record<Status, string>
  onSelect: (status: Status) => void
}

/** Sets the status of a record. */
export function StatusItems<Status extends keyof typeof tones>(props: StatusItemsProps<Status>) {
  const { current, statuses, labels, onSelect } = props
  return (
    <>
      {statuses.map((status) => (
        <MenuItem key={status} disabled={current === status} onSelect={() => onSelect(status)}>
          <ToneDot tone={tones[status]} />
          Mark as {labels[status]}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  )
}

type RecordItemsProps<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  record: Row
}

/** Opens a record, edits it, deletes it. */
export function RecordItems<Row extends ListRecord, State>(props: RecordItemsProps<Row, State>) {
  const { resource, record } = props
  const { open, show } = useRecordActions(resource)
  return (
    <>
      <MenuItem onSelect={() => open(record)}>
        <Eye size={16} />
        View details
      </MenuItem>
      <MenuItem onSelect={() => show('edit', record)}>
        <Pencil size={16} />
        Edit
      </MenuItem>
      <MenuItem destructive onSelect={() => show('delete', record)}>
        <Trash2 size={16} />
        Delete
      </MenuItem>
    </>
  )
}
