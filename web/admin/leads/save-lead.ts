import type { Lead, LeadForm } from '#shared/leads/schema.ts'
import { manualSource } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { useCreateRecord } from '../records/create-record.ts'
import { useDeleteRecord } from '../records/delete-record.ts'
import { statusCall, useSetStatus } from '../records/set-status.ts'
import { useUpdateRecord } from '../records/update-record.ts'
import { leadKind as kind } from './lead-queries.ts'

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
