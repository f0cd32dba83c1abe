import type { Booking } from '#shared/booking-reader/csv/read-bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table, TableCell, TableHeadCell, TableRow } from '#web/ui/table.tsx'
import { zoneLabel } from '../bookings/zone-options.ts'

type CsvPreviewProps = { preview: { rows: readonly Booking[]; note: string | null } }

const format = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
/** A local time as words; it is formatted as it stands, without any zone. */
const shown = (local: string) => format.format(new Date(`${local}:00Z`))

/** The first meetings of the file, as they will be kept. */
export function CsvPreview({ preview: { rows, note } }: CsvPreviewProps) {
  if (rows.length === 0) {
    return <p className="text-ink-soft text-sm">There is no meeting in this file to import.</p>
  }
  return (
    <div className="rounded-md border border-paper-edge">
      <Table aria-label="First meetings of the file" className="table-fixed">
        <thead>
          <tr>
            <TableHeadCell>Invitee</TableHeadCell>
            <TableHeadCell>Meeting</TableHeadCell>
            <TableHeadCell className="w-26">Status</TableHeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.line}>
              <TableCell className="py-2 align-top">
                <span className="block truncate font-medium">{row.name}</span>
                <span className="block truncate text-ink-soft text-xs">{row.email}</span>
              </TableCell>
              <TableCell className="py-2 align-top">
                <span className="block tabular-nums" title={zoneLabel(row.zone)}>
                  {shown(row.local)}
                </span>
                <span className="block truncate text-ink-soft text-xs">{row.meetingType}</span>
              </TableCell>
              <TableCell className="py-2 align-top">
                <Badge tone={row.status === 'cancelled' ? 'red' : 'blue'}>
                  {row.status === 'cancelled' ? 'Cancelled' : 'Scheduled'}
                </Badge>
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {note && (
        <p className="border-paper-edge border-t px-3 py-2 text-ink-soft text-xs tabular-nums">
          {note}
        </p>
      )}
    </div>
  )
}
