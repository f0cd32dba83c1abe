import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { unreadableField } from '#web/ui/field.tsx'
import { BackCloses, DraftNotice, type FormDraft } from '../drafts/form-draft.tsx'

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
