import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { type Consultation, updateConsultationSchema } from '#shared/consultations/schema.ts'
import { meetingTypes } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { useDeleteRecord } from '../records/delete-record.tsx'
import { ContactFields } from '../records/form-dialog.tsx'
import { statusCall, useReleaseRecord, useSetStatus } from '../records/set-status.ts'
import { useUpdateRecord } from '../records/update-record.ts'
import { consultationKind as kind } from './consultation-queries.ts'
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

/** The four types, and the consultation's own when it came from elsewhere. */
const typeOptions = (current: string | null | undefined) =>
  [...new Set([...meetingTypes, ...(current ? [current] : [])])].map((type) => ({
    value: type,
    label: type,
  }))

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The fields of the edit form, each with its error. */
export function ConsultationFormFields({ form }: { form: ConsultationFormModel }) {
  const { errors, defaultValues } = form.formState
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <ContactFields form={form} />
      <Field
        label="Preferred Date"
        hint={`In your time zone, ${zone}`}
        error={errors.preferredDate?.message}
      >
        <Input type="datetime-local" {...form.register('preferredDate')} />
      </Field>
      <Field label="Meeting Type" error={errors.meetingType?.message}>
        <NativeSelect
          placeholder="General consultation"
          options={typeOptions(defaultValues?.meetingType)}
          {...form.register('meetingType')}
        />
      </Field>
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        <Textarea rows={4} {...form.register('message')} />
      </Field>
    </div>
  )
}

// The titles, and what they say of a failed status, are those of admin-back-office.md §8.

const updating = {
  kind,
  updated: {
    title: 'Consultation updated',
    description: 'Consultation details have been updated successfully.',
  },
  failed: {
    title: 'Update failed',
    description: 'Failed to update consultation. Please try again.',
  },
}
export const useUpdateConsultation = () => useUpdateRecord(updating)

const said: Record<Consultation['status'], string> = {
  pending: 'is pending again',
  scheduled: 'is marked as scheduled',
  completed: 'is marked as completed',
  cancelled: 'is cancelled',
}

const statusSetting = statusCall({
  kind,
  path: api.admin.consultationStatus,
  updated: ({ name, status }: Consultation) => ({
    title: 'Consultation updated',
    description: `The consultation with ${name} ${said[status]}.`,
  }),
  failed: { title: 'Error', description: 'Failed to update consultation status.' },
})
export const useSetConsultationStatus = () => useSetStatus(statusSetting)

const releasing = {
  kind,
  path: api.admin.consultationRelease,
  said: ({ name }: Consultation) => `The request of ${name} is now among the others.`,
  failed: 'Failed to move the request. Please try again.',
}
export const useReleaseConsultation = () => useReleaseRecord(releasing)

const deleting = {
  kind,
  noun: 'Consultation',
  restore: api.admin.consultationRestore,
  nameOf: ({ name }: Consultation) => `The consultation with ${name}`,
}
export const useDeleteConsultation = () => useDeleteRecord(deleting)
