import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { halfFilledIn } from '#web/ui/half-filled-in.ts'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'
import { recordQuery } from '../lists/list-queries.ts'
import { useIsBeingDeleted } from './delete-record.tsx'

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

type Details<Row extends ListRecord, State> = {
  kind: ListKind<Row, State>
  id: string
  open: boolean
  onClose: () => void
}

/**
 * Closes the details of a record that is being deleted. `leaving` from then until they are opened
 * again: the record must not be asked for any more. `last` is the record as it was, to be drawn
 * while they fade out.
 */
export function useLeaving<Row extends ListRecord, State>(details: Details<Row, State>) {
  const { kind, id, open, onClose } = details
  const queries = useQueryClient()
  const isBeingDeleted = useIsBeingDeleted(kind, id)
  const [left, setLeft] = useState<{ last: Row | undefined; closed: boolean } | null>(null)
  if (open && isBeingDeleted && left === null) {
    setLeft({ last: queries.getQueryData<Row>(recordQuery(kind, id).queryKey), closed: false })
  } else if (left && !left.closed && !open) setLeft({ ...left, closed: true })
  else if (left?.closed && open) setLeft(null)

  const leaving = left !== null
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (leaving && open) leave()
  }, [leaving, open])
  return { leaving, last: left?.last }
}

type Contact = { name: string; email: string; company: string; phone: string }

type ContactFieldsProps = {
  /** Any form that asks for these four among others. */
  form: {
    register: (name: keyof Contact) => UseFormRegisterReturn
    formState: { errors: FieldErrors<Contact> }
  }
}

/** Who a record is about and how to reach them: four fields of its form, each with its error. */
export function ContactFields({ form }: ContactFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field label="Name" required error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Company" error={errors.company?.message}>
        <Input autoComplete="off" {...form.register('company')} />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
    </>
  )
}
