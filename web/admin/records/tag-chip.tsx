import type { ReactNode } from 'react'
import type { Tag } from '#shared/people/tags.ts'
import { cx } from '#web/ui/cx.ts'

const dots: Record<Tag['color'], string> = {
  stone: 'bg-ink-faint',
  thread: 'bg-thread',
  weld: 'bg-weld',
  indigo: 'bg-indigo',
  moss: 'bg-green',
}

type TagChipProps = { tag: Tag; children?: ReactNode }

/** A tag by its name and the dot of its colour, with what can be done to it. */
export function TagChip({ tag, children }: TagChipProps) {
  return (
    <span
      title={tag.name}
      className="inline-flex h-5.5 min-w-9 items-center gap-1.5 leading-none whitespace-nowrap rounded-full border border-paper-edge bg-card px-2 text-2xs text-ink-soft"
    >
      <span className={cx('size-1.5 shrink-0 rounded-full', dots[tag.color])} />
      <span className="truncate">{tag.name}</span>
      {children}
    </span>
  )
}

const shown = 2

/** As many tags as a column has room for, and how many more there are. */
export function TagList({ tags }: { tags: readonly Tag[] }) {
  const more = tags.slice(shown).map(({ name }) => name)
  return (
    <span className="flex min-w-0 items-center gap-1 overflow-hidden *:first:max-w-3/4 *:first:shrink-0 *:only:max-w-full">
      {tags.slice(0, shown).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {more.length > 0 && (
        <span title={more.join(', ')} className="text-2xs text-ink-faint">
          +{more.length}
          <span className="sr-only">: {more.join(', ')}</span>
        </span>
      )}
    </span>
  )
}
