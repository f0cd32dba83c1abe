import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { useFormDraft } from '../drafts/form-draft.tsx'
import { showFieldErrors } from '../http/api-error.ts'
import { fetchSignedIn } from '../http/call.ts'
import { sayTaken } from '../http/query-client.ts'
import { settleRecord, takeUpChanges } from '../lists/list-cache.ts'
import type { DialogFrame } from '../lists/record-dialogs.tsx'
import type { ListRecord, Resource } from '../lists/resource.ts'
import { ConflictNotice, type FieldConflict, findConflicts, type Side } from './conflict-notice.tsx'
import { FormDialog } from './form-dialog.tsx'
import { type ChangedBy, changedRecord, changeIn, conflictOf } from './record-answer.ts'
import {
  type Editable,
  type Fields,
  inputOf,
  RecordFields,
  type RecordForm,
  useRecordForm,
} from './record-form.tsx'
import { undoAction } from './undo-change.ts'

type EditDialogProps<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
> = DialogFrame & { form: RecordForm<Name, Row, Form, State>; record: Row }

/** Edits a record. When somebody else changed it meanwhile, lets one choose field by field. */
export function EditDialog<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
>(props: EditDialogProps<Name, Row, Form, State>) {
  const { form: described, record, open, onClose, returnFocus } = props
  const { resource, fields, edit, noun } = described
  const { mutateAsync } = useUpdateRecord({ resource, ...edit })
  const form = useRecordForm(described, record)
  const draft = useFormDraft(form, `${resource.key}/${record.id}`, {
    label: nameOf(fields, record),
    base: record,
  })
  // What was typed over an earlier state is saved over that one: a colleague's change since is asked about.
  const [base, setBase] = useState(() => {
    const earlier = resource.schema.safeParse(draft.base)
    return earlier.success ? earlier.data : record
  })
  const [conflict, setConflict] = useState<EditConflict<Name, Row> | null>(null)

  /** Writes one side of a conflict into the form. */
  const take = (conflict: FieldConflict<Name>, side: Side) => {
    const field = fields.find(({ name }) => name === conflict.field)
    const value = field && inputOf(field, conflict[side])
    form.setValue<string>(conflict.field, value, { shouldDirty: true, shouldValidate: true })
  }

  /** Saves over the record the form was opened with; a second save is over what others saved. */
  const save = async (opened: Row, values: Form): Promise<void> => {
    try {
      await mutateAsync({ base: opened, form: edit.changes?.(opened, values) ?? values })
      draft.drop()
      onClose()
    } catch (error) {
      const found = conflictOf(error, resource.schema)
      if (!found) return showFieldErrors(form, error)
      setBase(found.current)
      const names = fields.map(({ name }) => name)
      const conflicts = findConflicts(names, opened, found.current, values)
      // Their change and ours do not touch: nothing to ask.
      if (conflicts.length === 0) return save(found.current, values)
      setConflict({ ...found, fields: conflicts })
      for (const each of conflicts) take(each, each.keep)
    }
  }
  const latest = conflict?.current ?? record
  const startOver = () => {
    draft.startOver()
    setBase(record)
  }
  return (
    <FormDialog
      open={open}
      title={edit.title}
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      submit={conflict ? 'Save Again' : 'Save Changes'}
      submitting="Saving..."
      onSubmit={form.handleSubmit((values) => save(base, values))}
      onClose={onClose}
      returnFocus={returnFocus}
      draft={{ ...draft, startOver }}
      notice={
        conflict && (
          <ConflictNotice
            key={conflict.current.version}
            noun={noun}
            changedBy={conflict.changedBy}
            current={conflict.current}
            conflicts={conflict.fields}
            fields={fields}
            onKeep={take}
          />
        )
      }
    >
      <RecordFields fields={fields} form={form} record={latest} />
    </FormDialog>
  )
}

/** What a record is called: the first of its fields. */
const nameOf = <Name extends string>(
  [first]: readonly { name: Name }[],
  record: Fields<Name>,
): string | undefined => (first && record[first.name]) || undefined

type EditConflict<Name extends string, Row> = {
  current: Row
  changedBy: ChangedBy
  fields: FieldConflict<Name>[]
}

type Versioned = ListRecord & { version: number }

type UpdateCall<Row extends Versioned, State> = {
  resource: Resource<Row, State>
  updated: ToastMessage
  failed: ToastMessage
}

/**
 * Saves an edited record, unless it was changed since `base` was read: see {@link conflictOf}. Where the
 * answer names the change, the toast of a success takes it back.
 */
export function useUpdateRecord<Row extends Versioned, State>({
  resource,
  updated,
  failed,
}: UpdateCall<Row, State>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ base, form }: { base: Row; form: object }) => {
      const body = { id: base.id, ...form, version: base.version || undefined }
      const options = { method: 'PATCH', body } as const
      const response = await fetchSignedIn(resource.one(base.id), options)
      const changeId = await changeIn(response)
      return { saved: await changedRecord(response, resource), changeId }
    },
    onSuccess: ({ saved, changeId }) => {
      if (saved) settleRecord(queries, resource, saved)
      else void takeUpChanges(queries, resource)
      toast({ ...updated, ...(changeId && { action: undoAction(queries, { id: changeId }) }) })
    },
    meta: {
      failure: (error) => (conflictOf(error, resource.schema) ? null : sayTaken(error, failed)),
    },
  })
}
