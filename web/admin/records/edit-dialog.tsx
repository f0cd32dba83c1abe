import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { showFieldErrors } from '../http/api-error.ts'
import type { ListRecord } from '../lists/list-kind.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { FormDialog } from './form-dialog.tsx'
import {
  type ChangedBy,
  conflictOf,
  type FieldConflict,
  type Fields,
  findConflicts,
  type Side,
} from './update-record.ts'

/** How an edit dialog opens and closes, whatever it edits. */
export type EditDialogFrame = {
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

type EditDialogProps<
  Field extends string,
  Row extends Editable<Field>,
  Input extends FieldValues,
  Form extends Fields<Field>,
> = EditDialogFrame & {
  title: string
  /** As it stands in a sentence: `lead`. */
  noun: string
  record: Row
  schema: z.ZodType<Row>
  form: UseFormReturn<Input, unknown, Form>
  /** The fields of the form, in its order, and what they are called. */
  fields: readonly Field[]
  labels: Record<Field, string>
  /** A value as people read it. */
  show: (field: Field, value: string) => string
  /** Writes into the form what was chosen of a conflict; '' for nothing. */
  take: (field: Field, value: string) => void
  /** Sends the form as a change of `base`. */
  update: (change: { base: Row; form: Form }) => Promise<unknown>
  /** The inputs; given the record as it was last read. */
  children: (latest: Row) => ReactNode
}

/** Edits a record. When somebody else changed it meanwhile, lets one choose field by field. */
export function EditDialog<
  Field extends string,
  Row extends Editable<Field>,
  Input extends FieldValues,
  Form extends Fields<Field>,
>(props: EditDialogProps<Field, Row, Input, Form>) {
  const { record, schema, form, fields, update, onClose } = props
  const take = (conflict: FieldConflict<Field>, side: Side) =>
    props.take(conflict.field, conflict[side])
  const { conflict, save } = useEdit<Field, Row, Form>({
    record,
    schema,
    fields,
    update,
    take,
    refused: (error) => showFieldErrors(form, error),
    onSaved: onClose,
  })
  return (
    <FormDialog
      open={props.open}
      title={props.title}
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      submit={conflict ? 'Save Again' : 'Save Changes'}
      submitting="Saving..."
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
      returnFocus={props.returnFocus}
      notice={
        conflict && (
          <ConflictNotice
            key={conflict.current.version}
            noun={props.noun}
            changedBy={conflict.changedBy}
            changedAt={conflict.current.updatedAt}
            fields={conflict.fields}
            labels={props.labels}
            show={props.show}
            onKeep={take}
          />
        )
      }
    >
      {props.children(conflict?.current ?? record)}
    </FormDialog>
  )
}

/** A record whose `Field`s can be edited, and which tells one saving of it from the next. */
export type Editable<Field extends string> = ListRecord &
  Fields<Field> & { version: number; updatedAt: string }

type Edit<Field extends string, Row, Form> = {
  record: Row
  schema: z.ZodType<Row>
  fields: readonly Field[]
  /** Sends the form as a change of `base`. */
  update: (change: { base: Row; form: Form }) => Promise<unknown>
  /** Writes one side of a conflict into the form. */
  take: (conflict: FieldConflict<Field>, side: Side) => void
  /** Shows what else the server found wrong. */
  refused: (error: unknown) => void
  onSaved: () => void
}

type EditConflict<Field extends string, Row> = {
  current: Row
  changedBy: ChangedBy
  fields: FieldConflict<Field>[]
}

/**
 * Saves a form over the record it was opened with. When somebody else changed that meanwhile,
 * answers the conflict to settle; a second save is over what they saved.
 */
function useEdit<Field extends string, Row extends Editable<Field>, Form extends Fields<Field>>(
  edit: Edit<Field, Row, Form>,
) {
  const { schema, update, take, refused, onSaved } = edit
  const [base, setBase] = useState(edit.record)
  const [conflict, setConflict] = useState<EditConflict<Field, Row> | null>(null)

  const save = async (opened: Row, form: Form): Promise<void> => {
    try {
      await update({ base: opened, form })
      onSaved()
    } catch (error) {
      const found = conflictOf(error, schema)
      if (!found) return refused(error)
      setBase(found.current)
      const fields = findConflicts(edit.fields, opened, found.current, form)
      // Their change and ours do not touch: nothing to ask.
      if (fields.length === 0) return save(found.current, form)
      setConflict({ ...found, fields })
      for (const field of fields) take(field, field.keep)
    }
  }
  return { conflict, save: (form: Form) => save(base, form) }
}
