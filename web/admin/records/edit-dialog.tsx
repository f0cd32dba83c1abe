import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { showFieldErrors } from '../http/show-field-errors.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import type { FieldConflict, Fields, Side } from './field-conflicts.ts'
import { FormDialog } from './form-dialog.tsx'
import { type Editable, useEdit } from './use-edit.ts'

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
