import { Ellipsis, Eye, Mail, MailCheck, Pencil, Phone, Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import type { Consultation } from '#shared/consultations/schema.ts'
import {
  type ConsultationStatus,
  consultationStatusLabels,
  settableConsultationStatuses,
} from '#shared/consultations/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { RowTabIndex } from '../lists/open-record.ts'
import { mailHref, phoneHref } from '../records/facts.tsx'
import { SchedulingMenuItem } from './booking-buttons.tsx'
import { consultationTones } from './consultation-badges.tsx'

/** What can be done to a consultation from wherever it is drawn. */
export type ConsultationActions = {
  open: (consultation: Consultation) => void
  edit: (consultation: Consultation) => void
  remove: (consultation: Consultation) => void
  release: (consultation: Consultation) => void
  setStatus: (consultation: Consultation, status: ConsultationStatus) => void
}

export const ConsultationActionsContext = createContext<ConsultationActions | null>(null)

/** The actions of the consultations screen around; only to be used inside of it. */
export function useConsultationActions(): ConsultationActions {
  const actions = use(ConsultationActionsContext)
  if (!actions) throw new Error('A consultation is drawn outside of the consultations screen.')
  return actions
}

/** Everything that can be done to one consultation (admin-back-office.md §2, per-row actions). */
export function ConsultationRowMenu({ consultation }: { consultation: Consultation }) {
  const actions = useConsultationActions()
  const tabIndex = use(RowTabIndex)
  const { name, email, phone } = consultation
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" tabIndex={tabIndex} aria-label={`Actions for ${name}`}>
          <Ellipsis size={17} />
        </Button>
      }
    >
      {consultation.quarantine !== null && (
        <>
          <MenuItem onSelect={() => actions.release(consultation)}>
            <MailCheck size={16} />
            Not spam
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {settableConsultationStatuses.map((status) => (
        <MenuItem
          key={status}
          disabled={consultation.status === status}
          onSelect={() => actions.setStatus(consultation, status)}
        >
          <ToneDot tone={consultationTones[status]} />
          Mark as {consultationStatusLabels[status]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <SchedulingMenuItem />
      <MenuItem asChild>
        <a href={mailHref(email)}>
          <Mail size={16} />
          Send Email
        </a>
      </MenuItem>
      {phone && (
        <MenuItem asChild>
          <a href={phoneHref(phone)}>
            <Phone size={16} />
            Call Now
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => actions.open(consultation)}>
        <Eye size={16} />
        View details
      </MenuItem>
      <MenuItem onSelect={() => actions.edit(consultation)}>
        <Pencil size={16} />
        Edit
      </MenuItem>
      <MenuItem destructive onSelect={() => actions.remove(consultation)}>
        <Trash2 size={16} />
        Delete
      </MenuItem>
    </Menu>
  )
}
