import type { Consultation } from '#shared/consultations/schema.ts'
import { rowOf } from '../lists/row-focus.ts'
import { useLast } from '../lists/use-last.ts'
import { ConsultationDeleteDialog } from './consultation-delete-dialog.tsx'
import { ConsultationDetailDialog } from './consultation-detail-dialog.tsx'
import { ConsultationEditDialog } from './consultation-edit-dialog.tsx'
import type { ConsultationDialogsModel } from './use-consultation-dialogs.ts'

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
