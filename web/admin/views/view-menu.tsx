import {
  Bookmark,
  Check,
  ChevronDown,
  Link2,
  Pencil,
  Pin,
  PinOff,
  Plus,
  Trash2,
  UsersRound,
} from 'lucide-react'
import { Link } from 'react-router'
import type { View } from '#shared/views/schema.ts'
import { viewUrl } from '#shared/views/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useDeleteView, usePinView } from './view-calls.ts'

type ViewMenuProps = {
  title: string
  path: string
  views: readonly View[]
  open: View | null
  /** Whether nothing of the list is searched, filtered or ordered otherwise. */
  isUsual: boolean
  /** Whether the open view is the reader's to delete. */
  mayChange: boolean
  selfId: string | undefined
  onNew: () => void
  onEdit: (view: View) => void
}

/** The views of a list to choose from, and what can be done with the one that is open. */
export function ViewMenu(props: ViewMenuProps) {
  const { title, path, views, open, isUsual, mayChange, selfId, onNew, onEdit } = props
  const pin = usePinView().mutate
  const remove = useDeleteView().mutate
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          aria-label={open ? `View: ${open.name}` : 'Views'}
          className="max-sm:px-2"
        >
          <Bookmark size={15} />
          <span
            className={open ? 'max-w-48 truncate' : cx('bar-word', !isUsual && 'max-sm:sr-only')}
          >
            {open ? open.name : 'Views'}
          </span>
          <ChevronDown size={14} className="text-ink-faint" />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={path}>
          <Mark isOpen={open === null && isUsual} />
          {title} as usual
        </Link>
      </MenuItem>
      {views.length > 0 && <MenuSeparator />}
      {views.map((view) => (
        <MenuItem key={view.id} asChild>
          <Link to={viewUrl(view)} aria-current={view.id === open?.id || undefined}>
            <Mark isOpen={view.id === open?.id} />
            <span className="max-w-64 flex-1 truncate">{view.name}</span>
            {view.shared && (
              <span
                title={
                  view.owner === selfId
                    ? 'Shared by you'
                    : `Shared by ${view.ownerName ?? 'somebody who has left'}`
                }
              >
                <UsersRound size={14} aria-hidden="true" className="text-ink-faint" />
                <span className="sr-only">, for everyone</span>
              </span>
            )}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={onNew}>
        <Plus size={16} className="text-ink-faint" />
        Save as a new view
      </MenuItem>
      {open && (
        <>
          <MenuLabel>{open.name}</MenuLabel>
          <MenuItem onSelect={() => onEdit(open)}>
            <Pencil size={16} className="text-ink-faint" />
            Rename or share
          </MenuItem>
          <MenuItem onSelect={() => pin(open)}>
            {open.pinned ? (
              <PinOff size={16} className="text-ink-faint" />
            ) : (
              <Pin size={16} className="text-ink-faint" />
            )}
            {open.pinned ? 'Take out of my sidebar' : 'Pin to my sidebar'}
          </MenuItem>
          <MenuItem onSelect={() => copyUrl(open)}>
            <Link2 size={16} className="text-ink-faint" />
            Copy address
          </MenuItem>
          {mayChange && (
            <MenuItem destructive onSelect={() => remove(open)}>
              <Trash2 size={16} />
              Delete view
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  )
}

const Mark = ({ isOpen }: { isOpen: boolean }) => (
  <span className="size-4">{isOpen && <Check size={16} aria-hidden="true" />}</span>
)

/** Puts the address of a view on the clipboard, to be sent to a colleague. */
async function copyUrl(view: View) {
  const url = new URL(viewUrl(view), window.location.href).href
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Address copied', description: `It leads a colleague to “${view.name}”.` })
  } catch {
    toast({ title: 'Not copied', description: `The address is ${url}`, variant: 'destructive' })
  }
}
