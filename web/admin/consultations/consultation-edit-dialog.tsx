import type { Consultation } from '#shared/consultations/schema.ts'
import { EditDialog, type EditDialogFrame } from '../records/edit-dialog.tsx'
import {
  type ConsultationField,
  consultationFieldLabels,
  consultationFields,
  useConsultationForm,
} from './consultation-form.ts'
import { ConsultationFormFields } from './consultation-form-fields.tsx'
import { consultationAnswer } from './consultation-queries.ts'
import { fullMeetingTime, toLocalField } from './meeting-time.ts'
import { useUpdateConsultation } from './save-consultation.ts'

type ConsultationEditDialogProps = EditDialogFrame & { consultation: Consultation }

const showValue = (field: ConsultationField, value: string) =>
  field === 'preferredDate' ? fullMeetingTime(value) : value

/** Edits a consultation. */
export function ConsultationEditDialog({ consultation, ...frame }: ConsultationEditDialogProps) {
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
