import { useMemo } from 'react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { rowOf, useLast, useOpenRecord, useRowDialogs } from '../lists/open-record.ts'
import { DeleteDialog } from '../records/delete-record.tsx'
import { EditDialog, type EditDialogFrame } from '../records/edit-dialog.tsx'
import type { ConsultationActions } from './consultation-actions.tsx'
import { ConsultationDetailDialog } from './consultation-details.tsx'
import {
  type ConsultationField,
  ConsultationFormFields,
  consultationFieldLabels,
  consultationFields,
  useConsultationForm,
  useDeleteConsultation,
  useReleaseConsultation,
  useSetConsultationStatus,
  useUpdateConsultation,
} from './consultation-form.tsx'
import { openConsultationParameter as parameter } from './consultation-list-state.ts'
import { consultationAnswer } from './consultation-queries.ts'
import { fullMeetingTime, toLocalField } from './meeting-time.ts'

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

type ConsultationDialogsModel = ReturnType<typeof useConsultationDialogs>

type ConsultationDialogsProps = { dialogs: ConsultationDialogsModel; consultations: Consultation[] }

/** The dialogs of the screen: the details, and over them what is done to a consultation. */
export function ConsultationDialogs({ dialogs, consultations }: ConsultationDialogsProps) {
  const { dialog, close, openId, closeDetails } = dialogs
  const lastId = useLast(openId)
  const Kind = dialog?.kind === 'edit' ? ConsultationEditDialog : ConsultationDeleteDialog
  return (
    <>
      {lastId && (
        <ConsultationDetailDialog
          id={lastId}
          listed={consultations.find(({ id }) => id === lastId)}
          open={openId !== null}
          onClose={closeDetails}
        />
      )}
      {dialog && (
        <Kind
          key={dialog.key}
          consultation={dialog.consultation}
          open={dialog.open}
          onClose={close}
          // Over the details the focus returns to their button; from the list, to the row.
          returnFocus={() => (openId === null ? rowOf(dialog.consultation.id) : null)}
        />
      )}
    </>
  )
}

type ConsultationEditDialogProps = EditDialogFrame & { consultation: Consultation }

const showValue = (field: ConsultationField, value: string) =>
  field === 'preferredDate' ? fullMeetingTime(value) : value

/** Edits a consultation. */
function ConsultationEditDialog({ consultation, ...frame }: ConsultationEditDialogProps) {
  const { mutateAsync } = useUpdateConsultation()
  const form = useConsultationForm(consultation)

  const take = (field: ConsultationField, value: string) => {
    const chosen = field === 'preferredDate' ? toLocalField(value || null) : value
    form.setValue(field, chosen, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <EditDialog
      {...frame}
      title="Edit Consultation"
      noun="consultation"
      record={consultation}
      schema={consultationAnswer}
      form={form}
      fields={consultationFields}
      labels={consultationFieldLabels}
      show={showValue}
      take={take}
      update={mutateAsync}
    >
      {() => <ConsultationFormFields form={form} />}
    </EditDialog>
  )
}

type ConsultationDeleteDialogProps = {
  consultation: Consultation
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a consultation is deleted. */
function ConsultationDeleteDialog(props: ConsultationDeleteDialogProps) {
  const { consultation, ...dialog } = props
  const deleteConsultation = useDeleteConsultation()
  const { name, company, email } = consultation
  return (
    <DeleteDialog
      {...dialog}
      noun="consultation"
      description={[name, company, email].filter(Boolean).join(' · ')}
      onDelete={() => deleteConsultation.mutate(consultation)}
    />
  )
}
