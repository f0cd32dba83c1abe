import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Merge, Pencil, Tags } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ListedTag } from '#shared/people/tags.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { TagChip, tagsQuery } from '../../records/tags.tsx'
import { SettingsSection, WithQuery } from '../settings-section.tsx'
import { EditTagDialog } from './edit-tag-dialog.tsx'
import { MergeTagDialog } from './merge-tag-dialog.tsx'

/** Every tag, to be renamed, coloured and merged everywhere it stands. */
export function TagsTab() {
  const query = useQuery(tagsQuery)
  return (
    <SettingsSection
      title="Tags"
      description="On people, companies, deals and leads. A tag is made by typing its name there; what changes here changes everywhere, and can be undone under History."
    >
      <WithQuery query={query} what="the tags">
        {(tags) =>
          tags.length > 0 ? (
            <TagRows tags={tags} />
          ) : (
            <EmptyState
              icon={<Tags />}
              title="No tags yet. Add one on a person, a company, a deal or a lead."
            />
          )
        }
      </WithQuery>
    </SettingsSection>
  )
}

/** How often a tag stands, as a row of threads: whole where none stands more often. */
const UsesThread = ({ uses, most }: { uses: number; most: number }) => (
  <span aria-hidden="true" className="max-sm:hidden">
    <span className="tag-threads" style={{ width: `${most === 0 ? 0 : (uses / most) * 100}%` }} />
  </span>
)

const menuId = (tagId: string) => `tag-menu-${tagId}`

function TagRows({ tags }: { tags: readonly ListedTag[] }) {
  const [open, setOpen] = useState<{ dialog: 'edit' | 'merge'; tag: ListedTag } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const most = Math.max(...tags.map(({ uses }) => uses))
  // As it was when the dialog was opened: what others change meanwhile is asked about when it is saved.
  const dialog = open && {
    tag: open.tag,
    onClose: () => setOpen(null),
    // A tag that was merged has left with its menu.
    returnFocus: () => document.getElementById(menuId(open.tag.id)) ?? list.current,
  }
  return (
    <>
      <ul
        ref={list}
        aria-label="Tags"
        tabIndex={-1}
        className="-my-1.5 divide-y divide-paper-edge outline-none"
      >
        {tags.map((tag) => (
          <li
            key={tag.id}
            aria-label={tag.name}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-center gap-x-2 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)_5.5rem_auto] sm:gap-x-4"
          >
            <span className="flex min-w-0">
              <TagChip tag={tag} />
            </span>
            <UsesThread uses={tag.uses} most={most} />
            <span className="text-right text-ink-soft text-xs tabular-nums">
              {tag.uses.toLocaleString('en')} {tag.uses === 1 ? 'record' : 'records'}
            </span>
            <Menu
              trigger={
                <Button
                  variant="quiet"
                  size="icon"
                  id={menuId(tag.id)}
                  aria-label={`Actions for ${tag.name}`}
                >
                  <Ellipsis size={17} />
                </Button>
              }
            >
              <MenuItem onSelect={() => setOpen({ dialog: 'edit', tag })}>
                <Pencil size={16} />
                Name and color
              </MenuItem>
              <MenuItem
                disabled={tags.length === 1}
                onSelect={() => setOpen({ dialog: 'merge', tag })}
              >
                <Merge size={16} />
                Merge into another tag
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {dialog && open?.dialog === 'edit' && <EditTagDialog {...dialog} />}
      {dialog && open?.dialog === 'merge' && (
        <MergeTagDialog {...dialog} others={tags.filter(({ id }) => id !== dialog.tag.id)} />
      )}
    </>
  )
}
