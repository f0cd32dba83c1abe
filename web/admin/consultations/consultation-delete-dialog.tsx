import type { Consultation } from '#shared/consultations/schema.ts'
import { DeleteDialog } from '../records/delete-dialog.tsx'
import { useDeleteConsultation } from './save-consultation.ts'

type ConsultationDeleteDialogProps = {
  consultation: Consultation
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a consultation is deleted. */
export function ConsultationDeleteDialog(props: ConsultationDeleteDialogProps) {
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
