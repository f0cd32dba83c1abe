import { Mail, MailCheck, Pencil, Trash2 } from 'lucide-react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { mailHref } from '../records/contact-links.ts'
import { DetailDialog } from '../records/detail-dialog.tsx'
import { QuarantineNote } from '../records/quarantine-note.tsx'
import { useConsultationActions } from './consultation-actions.ts'
import { ConsultationFacts } from './consultation-facts.tsx'
import { consultationKind } from './consultation-queries.ts'
import { SchedulingButton } from './scheduling-link.tsx'

type ConsultationDetailDialogProps = {
  id: string
  listed: Consultation | undefined
  open: boolean
  onClose: () => void
}

/** Everything about one consultation, and what can be done next. */
export function ConsultationDetailDialog(props: ConsultationDetailDialogProps) {
  return (
    <DetailDialog
      {...props}
      kind={consultationKind}
      size="lg"
      title={({ name }) => name}
      fallbackTitle="Consultation"
      description={() => null}
      footer={(consultation) => <DetailActions consultation={consultation} />}
    >
      {(consultation) => (
        <>
          <QuarantineNote reason={consultation.quarantine} />
          <ConsultationFacts consultation={consultation} />
        </>
      )}
    </DetailDialog>
  )
}

/** On a phone what comes next has a line to itself, and the others fill theirs. */
const next = 'max-sm:basis-full'
const beside = 'max-sm:flex-1'

function DetailActions({ consultation }: { consultation: Consultation }) {
  const { edit, remove, release, setStatus } = useConsultationActions()
  const { status, email, quarantine } = consultation
  const isScheduled = status === 'scheduled'
  return (
    <>
      <Button variant="quietDestructive" onClick={() => remove(consultation)}>
        <Trash2 size={16} />
        Delete
      </Button>
      <Button variant="quiet" className="mr-auto" onClick={() => edit(consultation)}>
        <Pencil size={16} />
        Edit
      </Button>
      <ButtonLink variant="secondary" href={mailHref(email)} className={beside}>
        <Mail size={16} />
        Send Email
      </ButtonLink>
      <SchedulingButton className={beside} />
      {quarantine === null ? (
        <Button
          variant={isScheduled ? 'secondary' : 'primary'}
          className={next}
          aria-disabled={isScheduled}
          onClick={() => isScheduled || setStatus(consultation, 'scheduled')}
        >
          Mark Scheduled
        </Button>
      ) : (
        <Button className={next} onClick={() => release(consultation)}>
          <MailCheck size={16} />
          Not spam
        </Button>
      )}
    </>
  )
}
