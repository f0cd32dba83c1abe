import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { MenuItem } from '#web/ui/menu.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { schedulingQuery } from './consultation-queries.ts'

/** Why there is no page to open; null when there is one. */
const reasonOf = ({
  data,
  isError,
}: {
  data: { url: string | null } | undefined
  isError: boolean
}) => {
  if (data?.url) return null
  if (isError) return 'The scheduling address could not be read.'
  return data ? 'No scheduling address is set in Settings.' : 'Reading the scheduling address…'
}

/** Opens the firm's scheduling page in a new tab (admin-back-office.md §2, per-row actions). */
export function SchedulingMenuItem() {
  const scheduling = useQuery(schedulingQuery)
  const reason = reasonOf(scheduling)
  if (reason === null) {
    return (
      <MenuItem asChild>
        <a href={scheduling.data?.url ?? undefined} target="_blank" rel="noopener noreferrer">
          <CalendarPlus size={16} />
          Send Calendly Link
        </a>
      </MenuItem>
    )
  }
  return (
    <MenuItem disabled className="py-1.5">
      <CalendarPlus size={16} />
      <span>
        Send Calendly Link
        <span className="block text-2xs">{reason}</span>
      </span>
    </MenuItem>
  )
}

/** As {@link SchedulingMenuItem}, as a button; the reason shows on hover and on focus. */
export function SchedulingButton({ className }: { className: string }) {
  const scheduling = useQuery(schedulingQuery)
  const reason = reasonOf(scheduling)
  if (reason === null) {
    return (
      <ButtonLink
        external
        variant="secondary"
        href={scheduling.data?.url ?? undefined}
        className={className}
      >
        <CalendarPlus size={16} />
        Send Calendly Link
      </ButtonLink>
    )
  }
  return (
    <Tooltip content={reason}>
      <Button variant="secondary" aria-disabled className={className}>
        <CalendarPlus size={16} />
        Send Calendly Link
        <span className="sr-only">: {reason}</span>
      </Button>
    </Tooltip>
  )
}
