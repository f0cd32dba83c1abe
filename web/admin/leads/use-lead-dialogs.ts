import { useCallback, useMemo, useState } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import type { LeadActions } from './lead-actions.tsx'
import { useReleaseLead } from './release-lead.ts'
import { useSetLeadStatus } from './set-lead-status.ts'
import { useOpenLead } from './use-open-lead.ts'

/** The dialog over the list and over the details; it stays drawn while it fades out. */
export type LeadDialog =
  | { kind: 'create'; key: number; open: boolean }
  | { kind: 'edit' | 'delete'; lead: Lead; key: number; open: boolean }

/** What the screen can do to leads, and the dialogs that takes. */
export function useLeadDialogs() {
  const [dialog, setDialog] = useState<LeadDialog | null>(null)
  const { id: openId, open, close: closeDetails } = useOpenLead()
  const setStatus = useSetLeadStatus().mutate
  const release = useReleaseLead().mutate

  const show = useCallback(
    (next: { kind: 'create' } | { kind: 'edit' | 'delete'; lead: Lead }) =>
      setDialog((last) => ({ ...next, key: (last?.key ?? 0) + 1, open: true })),
    [],
  )
  const actions = useMemo<LeadActions>(
    () => ({
      open,
      edit: (lead) => show({ kind: 'edit', lead }),
      remove: (lead) => show({ kind: 'delete', lead }),
      release: (lead) => release(lead),
      setStatus: (lead, status) => setStatus({ lead, status }),
    }),
    [open, show, release, setStatus],
  )
  return {
    actions,
    create: useCallback(() => show({ kind: 'create' }), [show]),
    dialog,
    close: useCallback(() => setDialog((last) => last && { ...last, open: false }), []),
    openId,
    closeDetails,
  }
}

export type LeadDialogsModel = ReturnType<typeof useLeadDialogs>
