import { type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useRecordActions } from '../lists/record-dialogs.tsx'
import type { ListRecord, Resource } from '../lists/resource.ts'

type RecordFooterProps<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  record: Row
  /** What has a line of its own over the rest. */
  above?: ReactNode
  /** What can be done besides, and last what is next. */
  children: ReactNode
}

/** Under the details of any record: at the left how it's edited and deleted, at the right what is next. */
export function RecordFooter<Row extends ListRecord, State>(props: RecordFooterProps<Row, State>) {
  const { resource, record, above, children } = props
  const { show } = useRecordActions(resource)
  return (
    <div className="flex w-full flex-wrap items-center gap-1.5 in-data-beside:px-0! max-sm:col-span-2">
      {above && <div className="flex basis-full gap-1.5 *:flex-1">{above}</div>}
      <Sign label="Edit" Icon={Pencil} onPress={() => show('edit', record)} />
      <Sign
        label="Delete"
        className="hover:text-danger"
        Icon={Trash2}
        onPress={() => show('delete', record)}
      />
      <div className="ml-auto flex gap-1.5 *:px-3 max-sm:*:px-2">{children}</div>
    </div>
  )
}

type SignProps = { label: string; Icon: LucideIcon; className?: string; onPress: () => void }

const Sign = ({ label, Icon, className, onPress }: SignProps) => (
  <Tooltip content={label}>
    <Button variant="quiet" size="icon" aria-label={label} onClick={onPress} className={className}>
      <Icon size={16} />
    </Button>
  </Tooltip>
)
