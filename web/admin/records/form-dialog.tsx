import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { unreadableField } from '#web/ui/field.tsx'
import { BackCloses, DraftNotice, type FormDraft, useFormDraft } from '../drafts/form-draft.tsx'
import { showFieldErrors } from '../http/api-error.ts'
import type { DialogFrame } from '../lists/record-dialogs.tsx'
import { newIdempotencyKey, useCreateRecord } from './create-record.ts'
import {
  type Editable,
  type RecordCreation,
  RecordFields,
  type RecordForm,
  useRecordForm,
} from './record-form.tsx'
import type { Fields } from './update-record.ts'

type FormDialogProps = {
  open: boolean
  title: string
  /** Something was typed that is not saved; the form is on its way. */
  dirty: boolean
  busy: boolean
  submit: string
  submitting: string
  onSubmit: () => Promise<void>
  onClose: () => void
  returnFocus?: (() => HTMLElement | null) | undefined
  /** What has to be settled before saving. */
  notice?: ReactNode
  /** What is kept of the form while it is not saved; absent where a few words are typed anew as fast. */
  draft?: FormDraft | undefined
  /** The fields. */
  children: ReactNode
}

/** The dialog around the form of a record. Closing it with changes in it, by Back as well, asks first. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, dirty, busy, onSubmit, onClose, returnFocus } = props
  const [asking, setAsking] = useState(false)
  const id = useId()

  const leave = () => {
    props.draft?.drop()
    onClose()
  }
  const close = () => {
    if (dirty) setAsking(true)
    else leave()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unreadable = unreadableField(event.currentTarget)
    if (unreadable) unreadable.reportValidity()
    else void onSubmit()
  }
  return (
    <>
      {open && <BackCloses onBack={asking ? () => setAsking(false) : close} />}
      <Dialog
        open={open}
        onOpenChange={(next) => next || close()}
        title={title}
        description={null}
        size={props.notice ? 'lg' : 'md'}
        returnFocus={returnFocus}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} busy={busy}>
              {busy ? props.submitting : props.submit}
            </Button>
          </>
        }
      >
        {props.notice}
        {props.draft && <DraftNotice draft={props.draft} className="mb-4" />}
        <form id={id} noValidate onSubmit={submit}>
          <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">{props.children}</div>
        </form>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard what you typed?"
        description="It has not been saved."
        action="Discard"
        cancel="Keep editing"
        destructive
        onAction={leave}
      />
    </>
  )
}

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
