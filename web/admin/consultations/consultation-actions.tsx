import { Mail, Phone } from 'lucide-react'
import type { Consultation } from '#shared/consultations/schema.ts'
import {
  type ConsultationStatus,
  consultationStatusLabels,
  settableConsultationStatuses,
} from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { mailHref } from '../records/description-list.tsx'
import { phoneHref } from '../records/phone-link.tsx'
import {
  RecordItems,
  ReleaseButton,
  ReleaseItem,
  RowMenu,
  StatusItems,
} from '../records/row-menu.tsx'
import { statusCall, useReleaseRecord, useSetStatus } from '../records/set-status.ts'
import { SchedulingMenuItem } from './booking-buttons.tsx'
import { consultationResource } from './consultation-list.ts'

const statusWords: Record<ConsultationStatus, string> = {
  pending: 'is pending again',
  scheduled: 'is marked as scheduled',
  completed: 'is marked as completed',
  cancelled: 'is cancelled',
}

const statusSetting = statusCall({
  resource: consultationResource,
  path: api.admin.consultationStatus,
  updated: ({ name, status }: Consultation) => ({
    title: 'Consultation updated',
    description: `The consultation with ${name} ${statusWords[status]}.`,
  }),
  failed: { title: 'Error', description: 'Failed to update consultation status.' },
})
export const useSetConsultationStatus = () => useSetStatus(statusSetting)

const releasing = {
  resource: consultationResource,
  path: api.admin.consultationRelease,
  description: ({ name }: Consultation) => `The request of ${name} is now among the others.`,
  failed: 'Failed to move the request. Please try again.',
}
export const useReleaseConsultation = () => useReleaseRecord(releasing)

/** Everything that can be done to one consultation (admin-back-office.md §2, per-row actions). */
export const ConsultationRowMenu = ({ consultation }: { consultation: Consultation }) => (
  <RowMenu label={`Actions for ${consultation.name}`}>
    <ConsultationMenuItems consultation={consultation} />
  </RowMenu>
)

/** In the row of a request that was set aside: the way into the list at sight, and all else in the menu. */
export function SetAsideActions({ consultation }: { consultation: Consultation }) {
  const { mutate, isPending } = useReleaseConsultation()
  return (
    <>
      <ReleaseButton
        name={consultation.name}
        busy={isPending}
        onRelease={() => mutate(consultation)}
      />
      <ConsultationRowMenu consultation={consultation} />
    </>
  )
}

function ConsultationMenuItems({ consultation }: { consultation: Consultation }) {
  const setStatus = useSetConsultationStatus().mutate
  const release = useReleaseConsultation().mutate
  const { email, phone } = consultation
  const callHref = phone && phoneHref(phone)
  return (
    <>
      {consultation.quarantine !== null && <ReleaseItem onSelect={() => release(consultation)} />}
      <StatusItems
        current={consultation.status}
        statuses={settableConsultationStatuses}
        labels={consultationStatusLabels}
        onSelect={(status) => setStatus({ record: consultation, status })}
      />
      <SchedulingMenuItem />
      <MenuItem asChild>
        <a href={mailHref(email)}>
          <Mail size={16} />
          Send Email
        </a>
      </MenuItem>
      {callHref && (
        <MenuItem asChild>
          <a href={callHref}>
            <Phone size={16} />
            Call Now
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <RecordItems resource={consultationResource} record={consultation} />
    </>
  )
}
