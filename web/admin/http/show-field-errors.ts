import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldErrorsOf } from './api-error.ts'

/** What of a form it takes to tell it what is wrong, whatever the form turns its values into. */
type Told<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

const isFieldOf = <Values extends FieldValues>(
  form: Told<Values>,
  name: string,
): name is Path<Values> => name in form.getValues()

/** Puts the server's messages under the fields they are about, and the focus into the first. */
export function showFieldErrors<Values extends FieldValues>(
  form: Told<Values>,
  error: unknown,
): void {
  let shouldFocus = true
  for (const [name, message] of Object.entries(fieldErrorsOf(error))) {
    if (!isFieldOf(form, name)) continue
    form.setError(name, { type: 'server', message }, { shouldFocus })
    shouldFocus = false
  }
}
