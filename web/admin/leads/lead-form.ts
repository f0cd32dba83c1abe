import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import {
  type Lead,
  type LeadForm,
  type LeadFormInput,
  leadFormSchema,
} from '#shared/leads/schema.ts'
import { defaultLeadPriority, defaultLeadStatus } from '#shared/leads/vocabulary.ts'

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
