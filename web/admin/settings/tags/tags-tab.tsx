import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  type ListedTag,
  listedTagSchema,
  mergedTagsSchema,
  tagLimits,
} from '#shared/people/tags.ts'
import { tagColorLabels, tagColors } from '#shared/people/vocabulary.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { choicesOf, Input, NativeSelect } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../../http/call.ts'
import { LoadFailure } from '../../http/load-failure.tsx'
import { failureOf } from '../../http/query-client.ts'
import { TagChip, tagsQuery } from '../../records/tags.tsx'
import { undoAction } from '../../records/undo-change.ts'
import { SettingsSection } from '../settings-section.tsx'

/** Every tag, to be renamed, coloured and merged everywhere it stands. */
export function TagsTab() {
  const query = useQuery(tagsQuery)
  return (
    <SettingsSection
      title="Tags"
      description="On people, companies and leads. A tag is made by typing its name there; what changes here changes everywhere, and can be undone under History."
    >
      {query.isPending && <Skeleton className="h-32" />}
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.data?.length === 0 && (
        <EmptyState
          icon={<Tags />}
          title="No tags yet. Add one on a person, a company or a lead."
        />
      )}
      {query.data && query.data.length > 0 && (
        <ul aria-label="Tags">
          {query.data.map((tag) => (
            <TagRow key={tag.id} tag={tag} others={query.data.filter(({ id }) => id !== tag.id)} />
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

type TagRowProps = { tag: ListedTag; others: readonly ListedTag[] }

function TagRow({ tag, others }: TagRowProps) {
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState(tag.name)
  const [target, setTarget] = useState<ListedTag | null>(null)
  const queries = useQueryClient()
  const update = useMutation({
    mutationFn: (change: { name?: string; color?: string }) =>
      call(peopleCalls.tag(tag.id), listedTagSchema, {
        method: 'PATCH',
        body: { ...change, version: tag.version },
      }),
    onSuccess: () => setNaming(false),
    onSettled: () => queries.invalidateQueries(),
    meta: { failure: failureOf('Update failed', 'Failed to change the tag. Please try again.') },
  })
  const merge = useMutation({
    mutationFn: (into: ListedTag) =>
      call(peopleCalls.tagMerge(into.id), mergedTagsSchema, {
        method: 'POST',
        body: { from: tag.id },
      }),
    onSuccess: ({ changeId }, into) => {
      toast({
        title: 'Tags merged',
        description: `Everything tagged ${tag.name} is tagged ${into.name} now.`,
        action: undoAction(queries, { id: changeId }),
      })
      return queries.invalidateQueries()
    },
    meta: { failure: failureOf('Not merged', 'Failed to merge the tags. Please try again.') },
  })
  const rename = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted && wanted !== tag.name) update.mutate({ name: wanted })
    else setNaming(false)
  }
  return (
    <li
      aria-label={tag.name}
      className="flex flex-wrap items-center gap-2 border-paper-edge border-t py-2 first:border-0"
    >
      <div className="flex min-w-40 flex-1 items-center gap-2">
        {naming ? (
          <form onSubmit={rename} className="flex flex-1 gap-2">
            <Input
              aria-label={`New name of ${tag.name}`}
              autoFocus
              compact
              maxLength={tagLimits.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={({ key }) => key === 'Escape' && setNaming(false)}
            />
            <Button type="submit" size="sm" busy={update.isPending}>
              Save
            </Button>
          </form>
        ) : (
          <>
            <TagChip tag={tag} />
            <span className="text-ink-faint text-xs tabular-nums">
              {tag.uses.toLocaleString('en')} {tag.uses === 1 ? 'record' : 'records'}
            </span>
          </>
        )}
      </div>
      {!naming && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Rename ${tag.name}`}
          onClick={() => {
            setName(tag.name)
            setNaming(true)
          }}
        >
          Rename
        </Button>
      )}
      <NativeSelect
        aria-label={`Colour of ${tag.name}`}
        compact
        className="w-28"
        value={tag.color}
        options={choicesOf(tagColors, tagColorLabels)}
        onChange={({ target }) => update.mutate({ color: target.value })}
      />
      <NativeSelect
        aria-label={`Merge ${tag.name} into`}
        compact
        className="w-36"
        placeholder="Merge into…"
        value=""
        disabled={others.length === 0}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setTarget(others.find(({ id }) => id === target.value) ?? null)}
      />
      <AlertDialog
        open={target !== null}
        onOpenChange={(open) => open || setTarget(null)}
        title={`Merge ${tag.name} into ${target?.name ?? 'another tag'}?`}
        description={`Everything tagged ${tag.name} gets the other tag, and ${tag.name} goes. It can be undone.`}
        action="Merge"
        onAction={() => target && merge.mutate(target)}
      />
    </li>
  )
}
