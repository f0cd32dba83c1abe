import { leadFieldNames, leadFields } from '#shared/leads/fields.ts'
import { type Lead, type LeadForm, leadFormSchema } from '#shared/leads/schema.ts'
import {
  defaultLeadPriority,
  defaultLeadStatus,
  leadPriorities,
  leadPriorityLabels,
  leadStatuses,
  leadStatusLabels,
  manualSource,
} from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { choicesOf } from '#web/ui/field.tsx'
import { useColleagues } from '../records/colleagues.tsx'
import { defineForm } from '../records/record-form.tsx'
import { leadResource } from './lead-list.ts'

const priorities = choicesOf(leadPriorities, leadPriorityLabels)
const statuses = choicesOf(leadStatuses, leadStatusLabels)

const types = { email: 'email', phone: 'tel' } as const
const texts = leadFieldNames.map((name) => {
  const { label, required, kind } = leadFields[name]
  const type = kind === 'email' || kind === 'phone' ? types[kind] : undefined
  return { name, label, required, type, rows: kind === 'lines' ? 4 : undefined }
})

/** How a lead is created and edited; the toasts are those of admin-back-office.md §8, Leads. */
export const leadForm = defineForm({
  resource: leadResource,
  noun: 'lead',
  schema: leadFormSchema,
  fields: [
    ...texts,
    { name: 'priority', label: 'Priority', useOptions: () => priorities, rising: true },
    { name: 'status', label: 'Status', useOptions: () => statuses, editOnly: true },
    {
      name: 'assignedTo',
      label: 'Assigned to',
      useOptions: (lead: Lead | null) => useColleagues(lead?.assignedTo ?? null),
      editOnly: true,
    },
  ],
  blank: { priority: defaultLeadPriority, status: defaultLeadStatus },
  edit: {
    title: 'Edit Lead',
    changes: leadChanges,
    updated: { title: 'Lead updated', description: 'Lead details have been updated successfully.' },
    failed: { title: 'Update failed', description: 'Failed to update lead. Please try again.' },
  },
})

/** What the form changes of a lead; its status and whose it is only where they are another now. */
function leadChanges(base: Lead, { status, assignedTo, ...details }: LeadForm) {
  return {
    ...details,
    ...(status !== base.status && { status }),
    ...(assignedTo !== base.assignedTo && { assignedTo }),
  }
}

export const leadCreation = {
  title: 'Add Lead',
  submit: 'Create Lead',
  path: api.leads,
  body: ({ status, ...form }: LeadForm) => ({ ...form, source: manualSource }),
  created: { title: 'Lead created', description: 'New lead has been created successfully.' },
  failed: { title: 'Create failed', description: 'Failed to create lead. Please try again.' },
}

export const leadDeletion = {
  resource: leadResource,
  noun: 'Lead',
  restore: api.admin.leadRestore,
  nameOf: (lead: Lead) => lead.name,
}
