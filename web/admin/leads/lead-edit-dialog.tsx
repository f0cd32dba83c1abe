import { useState } from 'react'
import type { Lead, LeadForm } from '#shared/leads/schema.ts'
import { leadPriorities } from '#shared/leads/vocabulary.ts'
import { showFieldErrors } from '../http/show-field-errors.ts'
import { type FieldConflict, findConflicts } from './lead-conflict.ts'
import { LeadConflictNotice } from './lead-conflict-notice.tsx'
import { useLeadForm } from './lead-form.ts'
import { LeadFormDialog } from './lead-form-dialog.tsx'
import { conflictingLead, useUpdateLead } from './save-lead.ts'

type LeadEditDialogProps = {
  lead: Lead
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

type Conflict = { current: Lead; fields: FieldConflict[] }

/** Edits a lead. When somebody else changed it meanwhile, shows what differs and lets one choose. */
export function LeadEditDialog({ lead, open, onClose, returnFocus }: LeadEditDialogProps) {
  const [base, setBase] = useState(lead)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const updateLead = useUpdateLead()
  const form = useLeadForm(lead)

  const take = (conflict: FieldConflict, keep: 'theirs' | 'mine') => {
    const chosen = conflict[keep]
    const options = { shouldDirty: true, shouldValidate: true }
    if (conflict.field !== 'priority') return form.setValue(conflict.field, chosen, options)
    const priority = leadPriorities.find((each) => each === chosen)
    if (priority) form.setValue('priority', priority, options)
  }

  /** Saves over `opened`; what both sides changed comes back as a conflict to settle. */
  const save = async (opened: Lead, values: LeadForm): Promise<void> => {
    try {
      await updateLead.mutateAsync({ base: opened, form: values })
      onClose()
    } catch (error) {
      const current = conflictingLead(error)
      if (!current) return showFieldErrors(form, error)
      setBase(current)
      const fields = findConflicts(opened, current, values)
      // Their change and ours do not touch: nothing to ask.
      if (fields.length === 0) return save(current, values)
      setConflict({ current, fields })
      for (const field of fields) take(field, field.keep)
    }
  }
  const submit = form.handleSubmit((values) => save(base, values))

  return (
    <LeadFormDialog
      open={open}
      title="Edit Lead"
      form={form}
      submit={conflict ? 'Save Again' : 'Save Changes'}
      submitting="Saving..."
      onSubmit={submit}
      onClose={onClose}
      returnFocus={returnFocus}
      notice={
        conflict && (
          <LeadConflictNotice
            key={conflict.current.version}
            changedAt={conflict.current.updatedAt}
            fields={conflict.fields}
            onKeep={take}
          />
        )
      }
    />
  )
}
