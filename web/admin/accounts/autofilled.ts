import type { FormEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * A form's submission with what stands in its fields: a password manager may have filled them in
 * while the page loaded, and told nobody.
 */
export const withAutofilled =
  <Values extends FieldValues>(
    form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>,
  ) =>
  (event: FormEvent<HTMLFormElement>): Promise<void> => {
    for (const field of event.currentTarget.elements) {
      if (!(field instanceof HTMLInputElement) || !Object.hasOwn(form.getValues(), field.name)) {
        continue
      }
      const name = field.name as FieldPath<Values>
      const value = field.value as FieldPathValue<Values, typeof name>
      if (form.getValues(name) !== value) form.setValue(name, value)
    }
    return submit(event)
  }
