import { useMemo } from 'react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { useOpenRecord } from '../lists/use-open-record.ts'
import { useRowDialogs } from '../lists/use-row-dialogs.ts'
import type { ConsultationActions } from './consultation-actions.ts'
import { openConsultationParameter as parameter } from './consultation-list-state.ts'
import { useReleaseConsultation, useSetConsultationStatus } from './save-consultation.ts'

/** The dialogs over the list and over the details. */
type ConsultationDialog = { kind: 'edit' | 'delete'; consultation: Consultation }

/** What the screen can do to consultations, and the dialogs that takes. */
export function useConsultationDialogs() {
  const { dialog, show, close } = useRowDialogs<ConsultationDialog>()
  const { id: openId, open, close: closeDetails } = useOpenRecord(parameter)
  const setStatus = useSetConsultationStatus().mutate
  const release = useReleaseConsultation().mutate

  const actions = useMemo<ConsultationActions>(
    () => ({
      open,
      edit: (consultation) => show({ kind: 'edit', consultation }),
      remove: (consultation) => show({ kind: 'delete', consultation }),
      release: (consultation) => release(consultation),
      setStatus: (consultation, status) => setStatus({ record: consultation, status }),
    }),
    [open, show, release, setStatus],
  )
  const opening = useMemo(() => ({ parameter, open }), [open])
  return { actions, opening, dialog, close, openId, closeDetails }
}

export type ConsultationDialogsModel = ReturnType<typeof useConsultationDialogs>
