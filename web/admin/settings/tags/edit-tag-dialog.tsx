import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  type ListedTag,
  listedTagSchema,
  tagLimits,
  type UpdateTag,
  updateTagSchema,
} from '#shared/people/tags.ts'
import { tagColorLabels, tagColors } from '#shared/people/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { call } from '../../http/call.ts'
import { failureOf } from '../../http/query-client.ts'
import { FormDialog } from '../../records/form-dialog.tsx'
import { tagDots } from '../../records/tags.tsx'

export type TagDialogProps = {
  tag: ListedTag
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Renames a tag and gives it another color. */
export function EditTagDialog({ tag, onClose, returnFocus }: TagDialogProps) {
  const form = useForm({
    resolver: zodResolver(updateTagSchema),
    defaultValues: { name: tag.name, color: tag.color },
  })
  const { errors, isDirty, dirtyFields } = form.formState
  const queries = useQueryClient()
  const update = useMutation({
    mutationFn: (change: UpdateTag) =>
      call(peopleCalls.tag(tag.id), listedTagSchema, {
        method: 'PATCH',
        body: { ...change, version: tag.version },
      }),
    onSettled: () => queries.invalidateQueries(),
    meta: { failure: failureOf('Update failed', 'Failed to change the tag. Please try again.') },
  })
  const submit = form.handleSubmit(async ({ name, color }) => {
    // What was not touched here stays as a colleague may have made it.
    const change = { ...(dirtyFields.name && { name }), ...(dirtyFields.color && { color }) }
    if (isDirty) await update.mutateAsync(change)
    onClose()
  })
  return (
    <FormDialog
      open
      title={`Edit ${tag.name}`}
      dirty={isDirty}
      busy={update.isPending}
      submit="Save Changes"
      submitting="Saving..."
      onSubmit={() => submit().catch((error: unknown) => showFieldErrors(form, error))}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <Field label="Name" required error={errors.name?.message} className="sm:col-span-2">
        <Input autoComplete="off" maxLength={tagLimits.name} {...form.register('name')} />
      </Field>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 font-medium text-sm">Color</legend>
        <div className="flex flex-wrap gap-2">
          {tagColors.map((color) => (
            <label
              key={color}
              className="flex h-9 cursor-pointer items-center gap-2 rounded-md border border-control px-3 text-sm has-checked:border-ink"
            >
              <input
                type="radio"
                value={color}
                {...form.register('color')}
                className="tick-box size-4"
              />
              <span className={cx('size-3 rounded-full', tagDots[color])} />
              {tagColorLabels[color]}
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}
