import { useState } from 'react'
import { showFieldErrors } from '../http/show-field-errors.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { useLeadForm } from './lead-form.ts'
import { LeadFormDialog } from './lead-form-dialog.tsx'
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
    <LeadFormDialog
      open={open}
      title="Add Lead"
      form={form}
      submit="Create Lead"
      submitting="Creating..."
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
