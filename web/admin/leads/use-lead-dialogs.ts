import { useCallback, useMemo } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { useOpenRecord } from '../lists/use-open-record.ts'
import { useRowDialogs } from '../lists/use-row-dialogs.ts'
import type { LeadActions } from './lead-actions.tsx'
import { openLeadParameter } from './lead-list-state.ts'
import { useReleaseLead } from './release-lead.ts'
import { useSetLeadStatus } from './save-lead.ts'

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

export type LeadDialogsModel = ReturnType<typeof useLeadDialogs>
