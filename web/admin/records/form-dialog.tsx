import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { halfFilledIn } from '#web/ui/half-filled-in.ts'

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
  /** The fields. */
  children: ReactNode
}

/** The dialog around the form of a record. Closing it with changes in it asks first. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, dirty, busy, onSubmit, onClose, returnFocus } = props
  const [asking, setAsking] = useState(false)
  const id = useId()

  const close = () => {
    if (dirty) setAsking(true)
    else onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const half = halfFilledIn(event.currentTarget)
    if (half) half.reportValidity()
    else void onSubmit()
  }
  return (
    <>
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
        <form id={id} noValidate onSubmit={submit}>
          {props.children}
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
        onAction={onClose}
      />
    </>
  )
}
