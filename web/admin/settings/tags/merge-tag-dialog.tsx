import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleCalls } from '#shared/office-calls.ts'
import { type ListedTag, mergedTagsSchema } from '#shared/people/tags.ts'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../../http/call.ts'
import { failureOf } from '../../http/query-client.ts'
import { FormDialog } from '../../records/form-dialog.tsx'
import { undoAction } from '../../records/undo-change.ts'
import type { TagDialogProps } from './edit-tag-dialog.tsx'

/** Gives who has the tag another one instead, and takes it away. */
export function MergeTagDialog(props: TagDialogProps & { others: readonly ListedTag[] }) {
  const { tag, others, onClose, returnFocus } = props
  const [intoId, setIntoId] = useState('')
  const [problem, setProblem] = useState<string>()
  const into = others.find(({ id }) => id === intoId)
  const queries = useQueryClient()
  const merge = useMutation({
    mutationFn: ({ id }: ListedTag) =>
      call(peopleCalls.tagMerge(id), mergedTagsSchema, { method: 'POST', body: { from: tag.id } }),
    onSuccess: async ({ changeId }, { name }) => {
      toast({
        title: 'Tags merged',
        description: `Everything tagged ${tag.name} is tagged ${name} now.`,
        action: undoAction(queries, { id: changeId }),
      })
      await queries.invalidateQueries()
      onClose()
    },
    meta: { failure: failureOf('Not merged', 'Failed to merge the tags. Please try again.') },
  })
  return (
    <FormDialog
      open
      title={`Merge ${tag.name} into another tag`}
      dirty={false}
      busy={merge.isPending}
      submit="Merge"
      submitting="Merging..."
      onSubmit={async () => {
        if (into) merge.mutate(into)
        else setProblem('Choose a tag.')
      }}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <Field label="Into" required error={problem} className="sm:col-span-2">
        <NativeSelect
          placeholder="Choose a tag"
          value={intoId}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            setIntoId(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <p className="text-ink-soft text-sm sm:col-span-2">
        Everything tagged {tag.name} gets {into ? into.name : 'the other tag'} instead, and{' '}
        {tag.name} goes. It can be undone.
      </p>
    </FormDialog>
  )
}
