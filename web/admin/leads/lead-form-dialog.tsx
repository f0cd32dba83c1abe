import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { LeadFormModel } from './lead-form.ts'
import { LeadFormFields } from './lead-form-fields.tsx'

type LeadFormDialogProps = {
  open: boolean
  title: string
  form: LeadFormModel
  submit: string
  submitting: string
  onSubmit: () => Promise<void>
  onClose: () => void
  returnFocus?: (() => HTMLElement | null) | undefined
  /** What has to be settled before saving. */
  notice?: ReactNode
}

/** The dialog around the form of a lead. Closing it with changes in it asks first. */
export function LeadFormDialog(props: LeadFormDialogProps) {
  const { open, title, form, onSubmit, onClose, returnFocus } = props
  const [asking, setAsking] = useState(false)
  const { isDirty, isSubmitting } = form.formState
  const id = useId()

  const close = () => {
    if (isDirty) setAsking(true)
    else onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void onSubmit()
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
            <Button type="submit" form={id} busy={isSubmitting}>
              {isSubmitting ? props.submitting : props.submit}
            </Button>
          </>
        }
      >
        {props.notice}
        <form id={id} noValidate onSubmit={submit}>
          <LeadFormFields form={form} />
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
