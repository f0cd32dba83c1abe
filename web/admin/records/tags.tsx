import { queryOptions, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { z } from 'zod'
import { listedTagSchema, type Tag, tagLimits } from '#shared/people/tags.ts'
import { api } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { Input } from '#web/ui/field.tsx'
import { call } from '../http/call.ts'
import { FilterSelect } from '../lists/list-toolbar.tsx'

/** The colour of a tag as the background of its dot. */
export const tagDots: Record<Tag['color'], string> = {
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
      <span className={cx('size-1.5 shrink-0 rounded-full', tagDots[tag.color])} />
      <span className="truncate">{tag.name}</span>
      {children}
    </span>
  )
}

type TagListProps = { tags: readonly Tag[]; shown?: number }

/** As many tags as there is room for, and how many more there are. */
export function TagList({ tags, shown = 2 }: TagListProps) {
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

/** Every tag there is. Under the key of people, whose changes are those of tags, too. */
export const tagsQuery = queryOptions({
  queryKey: ['people', 'one', 'tags'],
  queryFn: ({ signal }) => call(api.admin.tags, z.array(listedTagSchema), { signal }),
})

type TagEditorProps = {
  tags: readonly Tag[]
  /** What becomes of the names of the record's tags. */
  onChange: (change: (names: string[]) => string[]) => void
}

/** Adds a tag by typing its name behind those there are, takes one away by its cross. */
export function TagEditor({ tags, onChange }: TagEditorProps) {
  const [typed, setTyped] = useState('')
  const known = useQuery(tagsQuery).data ?? []
  const id = useId()
  const has = (name: string) => (tag: { name: string }) =>
    tag.name.toLowerCase() === name.toLowerCase()

  const add = (event: SubmitEvent) => {
    event.preventDefault()
    const name = typed.trim()
    setTyped('')
    if (name && !tags.some(has(name))) onChange((names) => [...names, name])
  }
  return (
    <div className="flex flex-wrap items-center gap-1">
      {tags.length > 0 && (
        <ul className="contents">
          {tags.map((tag) => (
            <li key={tag.id} className="flex min-w-0">
              <TagChip tag={tag}>
                <button
                  type="button"
                  aria-label={`Remove tag ${tag.name}`}
                  onClick={() => onChange((names) => names.filter((name) => name !== tag.name))}
                  className="-mr-1.5 grid size-5 cursor-pointer place-items-center rounded-full text-ink-faint hover:bg-paper-deep hover:text-ink"
                >
                  <X size={12} />
                </button>
              </TagChip>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className={tags.length === 0 ? '-ml-1.75' : undefined}>
        <Input
          aria-label="Add a tag"
          placeholder="Add a tag"
          list={id}
          autoComplete="off"
          maxLength={tagLimits.name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          compact
          className="field-sizing-content h-6! w-auto! min-w-18 max-w-40 border-transparent! bg-transparent! px-1.5! text-xs! hover:bg-paper-deep! focus:border-control! pointer-coarse:h-7! pointer-coarse:text-base! pointer-coarse:placeholder:text-xs"
        />
        <datalist id={id}>
          {known.map(({ id, name }) => !tags.some(has(name)) && <option key={id} value={name} />)}
        </datalist>
      </form>
    </div>
  )
}

type TagFilterProps = {
  /** The name of a tag, or `all`. */
  tag: string
  onChoose: (tag: string) => void
}

/** Filters a list by one of the tags there are; one that a link names stands among them. */
export function TagFilter({ tag, onChoose }: TagFilterProps) {
  const tags = useQuery(tagsQuery).data?.map(({ name }) => name) ?? []
  return (
    <FilterSelect
      label="Tag"
      all="All Tags"
      value={tag}
      words={tags}
      labels={Object.fromEntries([...tags, tag].map((name) => [name, name]))}
      onChoose={onChoose}
    />
  )
}
