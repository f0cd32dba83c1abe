import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { columnsOf, columnsWord, shownColumns } from './columns.ts'
import { useRowLayout } from './row-layout.ts'

type ColumnChoiceProps = {
  columns: Parameters<typeof columnsOf>[0]
  chosen: string | undefined
  onChoose: (columns: string | undefined) => void
}

/** Which columns the table shows, and in which order; only where the list is a table. */
export function ColumnChoice({ columns: defs, chosen, onChoose }: ColumnChoiceProps) {
  const [open, setOpen] = useState(false)
  const isTable = useRowLayout() === 'table'
  if (!isTable) return null
  const columns = columnsOf(defs)
  const free = new Map(columns.flatMap((each) => (each.isFixed ? [] : [[each.id, each.label]])))
  const shown = shownColumns(columns, chosen).filter((id) => free.has(id))
  const hidden = [...free.keys()].filter((id) => !shown.includes(id))
  const usual = columnsWord([...free.keys()])
  const choose = (ids: readonly string[]) => {
    const word = columnsWord(ids)
    onChoose(word === usual ? undefined : word)
  }
  const move = (id: string, by: 1 | -1) => {
    const ids = [...shown]
    const at = ids.indexOf(id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, id)
    choose(ids)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Columns"
      action={
        chosen !== undefined && (
          <Button variant="quiet" size="sm" onClick={() => onChoose(undefined)}>
            As usual
          </Button>
        )
      }
      trigger={
        <Button variant="quiet" size="icon" aria-label="Columns">
          <Columns3 size={16} />
        </Button>
      }
    >
      <ul className="p-2 text-sm">
        {[...shown, ...hidden].map((id) => {
          const label = free.get(id) ?? id
          const at = shown.indexOf(id)
          return (
            <li key={id} className="flex min-h-9 items-center gap-1 rounded-sm px-2 hover:bg-paper">
              <label className="flex flex-1 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  checked={at >= 0}
                  onChange={() =>
                    choose(at >= 0 ? shown.filter((each) => each !== id) : [...shown, id])
                  }
                  className="accent-thread"
                />
                {label}
              </label>
              {at >= 0 && (
                <>
                  <MoveButton
                    label={`Move ${label} to the left`}
                    Icon={ArrowUp}
                    possible={at > 0}
                    onMove={() => move(id, -1)}
                  />
                  <MoveButton
                    label={`Move ${label} to the right`}
                    Icon={ArrowDown}
                    possible={at < shown.length - 1}
                    onMove={() => move(id, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}

type MoveButtonProps = {
  label: string
  Icon: typeof ArrowUp
  possible: boolean
  onMove: () => void
}

/** Keeps the focus at the end of the way, where it can do nothing more. */
function MoveButton({ label, Icon, possible, onMove }: MoveButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={!possible}
      onClick={() => possible && onMove()}
      className="aria-disabled:cursor-default aria-disabled:opacity-30"
    >
      <Icon size={14} />
    </Button>
  )
}
