import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import {
  type Lead,
  type LeadForm,
  type LeadFormInput,
  leadFormSchema,
} from '#shared/leads/schema.ts'
import {
  defaultLeadPriority,
  defaultLeadStatus,
  leadPriorities,
  leadPriorityLabels,
  manualSource,
} from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Field, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { useCreateRecord } from '../records/create-record.ts'
import { useDeleteRecord } from '../records/delete-record.tsx'
import { ContactFields } from '../records/form-dialog.tsx'
import { statusCall, useSetStatus } from '../records/set-status.ts'
import { useUpdateRecord } from '../records/update-record.ts'
import { leadKind as kind } from './lead-queries.ts'

export type LeadFormModel = UseFormReturn<LeadFormInput, unknown, LeadForm>

const blank: LeadFormInput = {
  name: '',
  email: '',
  company: '',
  phone: '',
  message: '',
  priority: defaultLeadPriority,
  status: defaultLeadStatus,
  assignedTo: '',
}

/** The values the form shows for a lead: what is absent there is empty here. */
const formValuesOf = (lead: Lead): LeadFormInput => ({
  name: lead.name,
  email: lead.email,
  company: lead.company ?? '',
  phone: lead.phone ?? '',
  message: lead.message ?? '',
  priority: lead.priority,
  status: lead.status,
  assignedTo: lead.assignedTo ?? '',
})

/** The form of a new lead, or of `lead`, checked by the schema the server uses. */
export function useLeadForm(lead: Lead | null): LeadFormModel {
  return useForm<LeadFormInput, unknown, LeadForm>({
    resolver: zodResolver(leadFormSchema),
    defaultValues: lead ? formValuesOf(lead) : blank,
  })
}

/** The fields of the form, in its order. */
export const leadFields = [
  'name',
  'email',
  'company',
  'phone',
  'message',
  'priority',
  'status',
  'assignedTo',
] as const

export const leadFieldLabels: Record<(typeof leadFields)[number], string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  message: 'Message',
  priority: 'Priority',
  status: 'Status',
  assignedTo: 'Assigned to',
}

const priorityOptions = leadPriorities.map((value) => ({
  value,
  label: leadPriorityLabels[value],
}))

type LeadFormFieldsProps = {
  form: LeadFormModel
  /** What is asked of a lead that exists already. */
  children?: ReactNode
}

/** The fields of the create and edit form, each with its error. */
export function LeadFormFields({ form, children }: LeadFormFieldsProps) {
  const { errors } = form.formState
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <ContactFields form={form} />
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        <Textarea rows={5} {...form.register('message')} />
      </Field>
      <Field label="Priority" error={errors.priority?.message}>
        <NativeSelect options={priorityOptions} {...form.register('priority')} />
      </Field>
      {children}
    </div>
  )
}

// The toasts are those of admin-back-office.md §8, Leads.

const creating = {
  kind,
  path: api.leads,
  body: ({ status, ...form }: LeadForm) => ({ ...form, source: manualSource }),
  created: { title: 'Lead created', description: 'New lead has been created successfully.' },
  failed: { title: 'Create failed', description: 'Failed to create lead. Please try again.' },
}
export const useCreateLead = (key: string) => useCreateRecord(creating, key)

const updating = {
  kind,
  updated: { title: 'Lead updated', description: 'Lead details have been updated successfully.' },
  failed: { title: 'Update failed', description: 'Failed to update lead. Please try again.' },
}
export const useUpdateLead = () => useUpdateRecord(updating)

/** What the form changes of a lead; its status and whose it is only where they are another now. */
export function leadChanges(base: Lead, { status, assignedTo, ...details }: LeadForm) {
  return {
    ...details,
    ...(status !== base.status && { status }),
    ...(assignedTo !== base.assignedTo && { assignedTo }),
  }
}

const statusSetting = statusCall({
  kind,
  path: api.admin.leadStatus,
  updated: () => ({
    title: 'Lead updated',
    description: 'Lead status has been updated successfully.',
  }),
  failed: { title: 'Error', description: 'Failed to update lead status.' },
  undoWords: 'Set the status of the lead back',
})
export const useSetLeadStatus = () => useSetStatus(statusSetting)

const deleting = {
  kind,
  noun: 'Lead',
  restore: api.admin.leadRestore,
  nameOf: (lead: { name: string }) => lead.name,
}
export const useDeleteLead = () => useDeleteRecord(deleting)
