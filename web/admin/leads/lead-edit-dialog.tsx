import type { Lead } from '#shared/leads/schema.ts'
import {
  leadPriorities,
  leadPriorityLabels,
  leadStatuses,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { EditDialog, type EditDialogFrame } from '../records/edit-dialog.tsx'
import { leadFieldLabels, leadFields, useLeadForm } from './lead-form.ts'
import { LeadFormFields } from './lead-form-fields.tsx'
import { leadAnswer } from './lead-queries.ts'
import { leadChanges, useUpdateLead } from './save-lead.ts'
import { type Choice, useAssignees } from './use-assignees.ts'

type LeadEditDialogProps = EditDialogFrame & { lead: Lead }
type LeadField = (typeof leadFields)[number]

const priorityOf = (value: string) => leadPriorities.find((each) => each === value)
const statusOf = (value: string) => leadStatuses.find((each) => each === value)

const statusOptions = leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }))

/** What is chosen reads as its name, everything else as it was typed. */
const showValue = (assignees: Choice[]) => (field: LeadField, value: string) => {
  if (field === 'assignedTo') return assignees.find((each) => each.value === value)?.label ?? value
  const priority = field === 'priority' && priorityOf(value)
  const status = field === 'status' && statusOf(value)
  return (priority && leadPriorityLabels[priority]) || (status && leadStatusLabels[status]) || value
}

/** Edits a lead. */
export function LeadEditDialog({ lead, ...frame }: LeadEditDialogProps) {
  const { mutateAsync } = useUpdateLead()
  const form = useLeadForm(lead)
  const assignees = useAssignees(lead.assignedTo)

  const take = (field: LeadField, value: string) => {
    const options = { shouldDirty: true, shouldValidate: true }
    const priority = priorityOf(value)
    const status = statusOf(value)
    if (field === 'priority') priority && form.setValue(field, priority, options)
    else if (field === 'status') status && form.setValue(field, status, options)
    else form.setValue(field, value, options)
  }
  return (
    <EditDialog
      {...frame}
      title="Edit Lead"
      noun="lead"
      record={lead}
      schema={leadAnswer}
      form={form}
      fields={leadFields}
      labels={leadFieldLabels}
      show={showValue(assignees)}
      take={take}
      update={({ base, form }) => mutateAsync({ base, form: leadChanges(base, form) })}
    >
      {() => (
        <LeadFormFields form={form}>
          <Field label="Status" error={form.formState.errors.status?.message}>
            <NativeSelect options={statusOptions} {...form.register('status')} />
          </Field>
          <Field label="Assigned to" error={form.formState.errors.assignedTo?.message}>
            <NativeSelect options={assignees} {...form.register('assignedTo')} />
          </Field>
        </LeadFormFields>
      )}
    </EditDialog>
  )
}
