import { queryOptions, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { z } from 'zod'
import { listedTagSchema, type Tag, tagLimits } from '#shared/people/tags.ts'
import { api } from '#shared/routes.ts'
import { Input } from '#web/ui/field.tsx'
import { call } from '../http/call.ts'
import { TagChip } from './tag-chip.tsx'

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

/** Adds a tag by typing its name, takes one away by its cross. */
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
    <>
      {tags.length > 0 && (
        <ul className="mb-1.5 flex flex-wrap gap-1">
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
      <form onSubmit={add}>
        <Input
          aria-label="Add a tag"
          placeholder="Add a tag"
          list={id}
          autoComplete="off"
          maxLength={tagLimits.name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          compact
        />
        <datalist id={id}>
          {known.map(({ id, name }) => !tags.some(has(name)) && <option key={id} value={name} />)}
        </datalist>
      </form>
    </>
  )
}
