import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { useFormDraft } from '../drafts/form-draft.tsx'
import { ApiError, isSlotTaken, showFieldErrors } from '../http/api-error.ts'
import { fetchSignedIn } from '../http/call.ts'
import { readListsAgain } from '../lists/list-cache.ts'
import type { DialogFrame } from '../lists/record-dialogs.tsx'
import type { ListRecord, Resource } from '../lists/resource.ts'
import { FormDialog } from './form-dialog.tsx'
import {
  type Editable,
  type Fields,
  type RecordCreation,
  RecordFields,
  type RecordForm,
  useRecordForm,
} from './record-form.tsx'

type CreateDialogProps<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
> = DialogFrame & { form: RecordForm<Name, Row, Form, State>; creation: RecordCreation<Form> }

/** A new record by hand; on failure the form stays as it is. */
export function CreateDialog<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
>(props: CreateDialogProps<Name, Row, Form, State>) {
  const { form: described, creation, open, onClose, returnFocus } = props
  const { resource, fields } = described
  const [key] = useState(newIdempotencyKey)
  const { mutateAsync } = useCreateRecord({ resource, ...creation }, key)
  const form = useRecordForm(described, null)
  const draft = useFormDraft(form, `${resource.key}/new`)

  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values)
      draft.drop()
      onClose()
    } catch (error) {
      showFieldErrors(form, error)
    }
  })
  return (
    <FormDialog
      open={open}
      title={creation.title}
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      submit={creation.submit}
      submitting="Creating..."
      onSubmit={submit}
      onClose={onClose}
      returnFocus={returnFocus}
      draft={draft}
    >
      <RecordFields fields={fields.filter(({ editOnly }) => !editOnly)} form={form} record={null} />
    </FormDialog>
  )
}

type CreateCall<Form, Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  path: string
  body: (form: Form) => object
  /** What is said of it; `answer` is what the server has sent. */
  created: ToastMessage | ((answer: unknown, queries: QueryClient) => ToastMessage)
  failed: ToastMessage
}

/** Said when only the first answer was lost, and the form was changed before it was sent again. */
const keptAlready =
  'It was saved already, as you first sent it. Close this, and edit it in the list.'

const isKept = (error: Error) => error instanceof ApiError && error.status === 422

/**
 * Creates a record by hand. `key` names this one record: sent twice, because the first answer was
 * lost, it is still created once, as it was sent first.
 */
export function useCreateRecord<Form, Row extends ListRecord, State>(
  { resource, path, body, created, failed }: CreateCall<Form, Row, State>,
  key: string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (form: Form) => {
      const options = {
        method: 'POST',
        body: body(form),
        headers: { 'Idempotency-Key': key },
      } as const
      // Read to its end, so that the connection serves the next call.
      return answerOf(await (await fetchSignedIn(path, options)).text())
    },
    onSuccess: (answer) => {
      void readListsAgain(queries, resource)
      toast(typeof created === 'function' ? created(answer, queries) : created)
    },
    onError: (error) => {
      if (isKept(error)) void readListsAgain(queries, resource)
    },
    meta: {
      // Of a time that is taken the form itself says so.
      failure: (error) => {
        if (isSlotTaken(error)) return null
        return isKept(error) ? { ...failed, description: keptAlready } : failed
      },
    },
  })
}

/** What was created is created, whatever the answer looks like. */
function answerOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A random UUID, also where the page is not served over https and `crypto.randomUUID` is absent. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
