import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import { leadPriorities, leadPriorityLabels } from '#shared/leads/vocabulary.ts'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { EditDialog, type EditDialogFrame } from '../records/edit-dialog.tsx'
import { leadFieldLabels, leadFields, useLeadForm } from './lead-form.ts'
import { LeadFormFields } from './lead-form-fields.tsx'
import { useUpdateLead } from './save-lead.ts'
import { type Choice, useAssignees } from './use-assignees.ts'

type LeadEditDialogProps = EditDialogFrame & { lead: Lead }
type LeadField = (typeof leadFields)[number]

const priorityOf = (value: string) => leadPriorities.find((each) => each === value)

/** A priority and a person read as their names, everything else as it was typed. */
const showValue = (assignees: Choice[]) => (field: LeadField, value: string) => {
  if (field === 'assignedTo') return assignees.find((each) => each.value === value)?.label ?? value
  const priority = field === 'priority' && priorityOf(value)
  return priority ? leadPriorityLabels[priority] : value
}

/** Edits a lead. */
export function LeadEditDialog({ lead, ...frame }: LeadEditDialogProps) {
  const { mutateAsync } = useUpdateLead()
  const form = useLeadForm(lead)
  const assignees = useAssignees(lead.assignedTo)

  const take = (field: LeadField, value: string) => {
    const options = { shouldDirty: true, shouldValidate: true }
    if (field !== 'priority') return form.setValue(field, value, options)
    const priority = priorityOf(value)
    if (priority) form.setValue(field, priority, options)
  }
  return (
    <EditDialog
      {...frame}
      title="Edit Lead"
      noun="lead"
      record={lead}
      schema={leadSchema}
      form={form}
      fields={leadFields}
      labels={leadFieldLabels}
      show={showValue(assignees)}
      take={take}
      update={mutateAsync}
    >
      {() => (
        <LeadFormFields form={form}>
          <Field label="Assigned to" error={form.formState.errors.assignedTo?.message}>
            <NativeSelect options={assignees} {...form.register('assignedTo')} />
          </Field>
        </LeadFormFields>
      )}
    </EditDialog>
  )
}
