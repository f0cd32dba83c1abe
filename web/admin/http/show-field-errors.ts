import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldErrorsOf } from './api-error.ts'

const isFieldOf = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): name is Path<Values> => name in form.getValues()

/** Puts the server's messages under the fields they are about, and the focus into the first. */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  let shouldFocus = true
  for (const [name, message] of Object.entries(fieldErrorsOf(error))) {
    if (!isFieldOf(form, name)) continue
    form.setError(name, { type: 'server', message }, { shouldFocus })
    shouldFocus = false
  }
}
