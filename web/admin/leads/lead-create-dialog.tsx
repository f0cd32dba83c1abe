import { useState } from 'react'
import { showFieldErrors } from '../http/show-field-errors.ts'
import { FormDialog } from '../records/form-dialog.tsx'
import { newIdempotencyKey } from '../records/idempotency-key.ts'
import { useLeadForm } from './lead-form.ts'
import { LeadFormFields } from './lead-form-fields.tsx'
import { useCreateLead } from './save-lead.ts'

type LeadCreateDialogProps = {
  open: boolean
  onClose: () => void
}

/** A new lead by hand; on failure the form stays as it is. */
export function LeadCreateDialog({ open, onClose }: LeadCreateDialogProps) {
  const [key] = useState(newIdempotencyKey)
  const createLead = useCreateLead(key)
  const form = useLeadForm(null)

  const submit = form.handleSubmit(async (values) => {
    try {
      await createLead.mutateAsync(values)
      onClose()
    } catch (error) {
      showFieldErrors(form, error)
    }
  })
  return (
    <FormDialog
      open={open}
      title="Add Lead"
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      submit="Create Lead"
      submitting="Creating..."
      onSubmit={submit}
      onClose={onClose}
    >
      <LeadFormFields form={form} />
    </FormDialog>
  )
}
