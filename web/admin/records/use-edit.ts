import { useState } from 'react'
import type { z } from 'zod'
import type { ListRecord } from '../lists/list-kind.ts'
import { type FieldConflict, type Fields, findConflicts, type Side } from './field-conflicts.ts'
import { type ChangedBy, conflictOf } from './update-record.ts'

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
export function useEdit<
  Field extends string,
  Row extends Editable<Field>,
  Form extends Fields<Field>,
>(edit: Edit<Field, Row, Form>) {
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
