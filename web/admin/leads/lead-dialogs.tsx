import { useCallback, useMemo, useState } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import {
  leadPriorities,
  leadPriorityLabels,
  leadStatuses,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { showFieldErrors } from '../http/api-error.ts'
import {
  rowOf,
  type ShownDialog,
  useLast,
  useOpenRecord,
  useRowDialogs,
} from '../lists/open-record.ts'
import { newIdempotencyKey } from '../records/create-record.ts'
import { DeleteDialog } from '../records/delete-record.tsx'
import { useNeighbours } from '../records/detail-dialog.tsx'
import { EditDialog, type EditDialogFrame } from '../records/edit-dialog.tsx'
import { FormDialog } from '../records/form-dialog.tsx'
import { type LeadActions, useReleaseLead } from './lead-actions.tsx'
import { LeadDetailDialog } from './lead-details.tsx'
import {
  LeadFormFields,
  leadChanges,
  leadFieldLabels,
  leadFields,
  useCreateLead,
  useDeleteLead,
  useLeadForm,
  useSetLeadStatus,
  useUpdateLead,
} from './lead-form.tsx'
import { openLeadParameter } from './lead-list-state.ts'
import { type Choice, leadAnswer, useAssignees } from './lead-queries.ts'

/** The dialogs over the list and over the details. */
export type LeadDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; lead: Lead }

/** What the screen can do to leads, and the dialogs that takes. */
export function useLeadDialogs() {
  const { dialog, show, close } = useRowDialogs<LeadDialog>()
  const { id: openId, open, move, close: closeDetails } = useOpenRecord(openLeadParameter)
  const setStatus = useSetLeadStatus().mutate
  const release = useReleaseLead().mutate

  const actions = useMemo<LeadActions>(
    () => ({
      open,
      edit: (lead) => show({ kind: 'edit', lead }),
      remove: (lead) => show({ kind: 'delete', lead }),
      release: (lead) => release(lead),
      setStatus: (lead, status) => setStatus({ record: lead, status }),
    }),
    [open, show, release, setStatus],
  )
  const create = useCallback(() => show({ kind: 'create' }), [show])
  const opening = useMemo(() => ({ parameter: openLeadParameter, open }), [open])
  return { actions, create, opening, dialog, close, openId, move, closeDetails }
}

type LeadDialogsModel = ReturnType<typeof useLeadDialogs>

type LeadDialogsProps = {
  dialogs: LeadDialogsModel
  leads: Lead[]
  /** Reads more of the list. */
  query: Parameters<typeof useNeighbours<Lead>>[0]['query']
}

/** The dialogs of the leads screen: the details, and over them what is done to a lead. */
export function LeadDialogs({ dialogs, leads, query }: LeadDialogsProps) {
  const { dialog, close, openId, move, closeDetails } = dialogs
  const neighbours = useNeighbours({ id: openId, rows: leads, query, go: move })
  const lastId = useLast(openId)
  return (
    <>
      {lastId && (
        <LeadDetailDialog
          id={lastId}
          listed={leads.find((lead) => lead.id === lastId)}
          open={openId !== null}
          onClose={closeDetails}
          neighbours={neighbours}
        />
      )}
      {dialog && (
        <ActionDialog
          key={dialog.key}
          dialog={dialog}
          onClose={close}
          overDetails={openId !== null}
        />
      )}
    </>
  )
}

type ActionDialogProps = {
  dialog: ShownDialog<LeadDialog>
  onClose: () => void
  overDetails: boolean
}

function ActionDialog({ dialog, onClose, overDetails }: ActionDialogProps) {
  const { open } = dialog
  if (dialog.kind === 'create') {
    return <LeadCreateDialog open={open} onClose={onClose} />
  }
  const { lead } = dialog
  // Over the details the focus returns to their button; from the list, to the row.
  const returnFocus = () => (overDetails ? null : rowOf(lead.id))
  const Kind = dialog.kind === 'edit' ? LeadEditDialog : LeadDeleteDialog
  return <Kind lead={lead} open={open} onClose={onClose} returnFocus={returnFocus} />
}

type LeadCreateDialogProps = {
  open: boolean
  onClose: () => void
}

/** A new lead by hand; on failure the form stays as it is. */
function LeadCreateDialog({ open, onClose }: LeadCreateDialogProps) {
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
function LeadEditDialog({ lead, ...frame }: LeadEditDialogProps) {
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

type LeadDeleteDialogProps = {
  lead: Lead
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a lead is deleted (admin-back-office.md §2, Leads). */
function LeadDeleteDialog({ lead, ...dialog }: LeadDeleteDialogProps) {
  const deleteLead = useDeleteLead()
  return (
    <DeleteDialog
      {...dialog}
      noun="lead"
      description={[lead.name, lead.company, lead.email].filter(Boolean).join(' · ')}
      onDelete={() => deleteLead.mutate(lead)}
    />
  )
}
