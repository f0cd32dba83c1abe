import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { type Consultation, updateConsultationSchema } from '#shared/consultations/schema.ts'
import { fromLocalField, toLocalField } from './meeting-time.ts'

/** The edit form: as the call takes it, with the date as a `datetime-local` field holds it. */
const consultationFormSchema = updateConsultationSchema
  .omit({ version: true })
  .extend({ preferredDate: z.string().transform(fromLocalField) })

type FormInput = z.input<typeof consultationFormSchema>
type ConsultationForm = z.output<typeof consultationFormSchema>
export type ConsultationFormModel = UseFormReturn<FormInput, unknown, ConsultationForm>

/** The fields of the form, in its order. */
export const consultationFields = [
  'name',
  'email',
  'company',
  'phone',
  'preferredDate',
  'meetingType',
  'message',
] as const
export type ConsultationField = (typeof consultationFields)[number]

export const consultationFieldLabels: Record<ConsultationField, string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  preferredDate: 'Preferred Date',
  meetingType: 'Meeting Type',
  message: 'Message',
}

/** The form of a consultation: what is absent there is empty here. */
export function useConsultationForm(consultation: Consultation): ConsultationFormModel {
  return useForm<FormInput, unknown, ConsultationForm>({
    resolver: zodResolver(consultationFormSchema),
    defaultValues: {
      name: consultation.name,
      email: consultation.email,
      company: consultation.company ?? '',
      phone: consultation.phone ?? '',
      preferredDate: toLocalField(consultation.preferredDate),
      meetingType: consultation.meetingType ?? '',
      message: consultation.message ?? '',
    },
  })
}
