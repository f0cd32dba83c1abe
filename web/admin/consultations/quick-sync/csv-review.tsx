import { useId } from 'react'
import type { DayOrder } from '#shared/booking-reader/csv/file-settings.ts'
import { previewOf } from '#shared/booking-reader/csv/import-rows.ts'
import type { Booking } from '#shared/booking-reader/csv/read-bookings.ts'
import type { KnownBooking } from '#shared/consultations/known-booking.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { Table, TableCell, TableHeadCell, TableRow } from '#web/ui/table.tsx'
import { EncodingChoice } from '../../csv/encoding-choice.tsx'
import { browserZone, zoneLabel, zoneOptions } from '../bookings/zone-options.ts'
import { RowList } from './csv-progress.tsx'
import { counted, formOfFile, zoneHint } from './csv-words.ts'
import { knownRowSentence } from './known-words.ts'
import type { CsvImport, Review } from './use-csv-import.ts'

/** What was read from the file, with the questions it may leave open. */
export function CsvReview({ csv, review }: { csv: CsvImport; review: Review }) {
  const { file, options, read, known } = review
  const { order, bookings, dropped, duplicates, withoutPhone } = read
  const likely = [options.zone, ...(file.zone ? [file.zone.zone] : []), browserZone()]
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <p className="min-w-0 flex-1 basis-60 text-sm">
          <strong className="break-all font-semibold">{file.name}</strong>{' '}
          <span className="text-ink-soft">
            {counted(file.rows, 'row', 'rows')}, {formOfFile(file)}
          </span>
        </p>
        <Field
          label="Time zone of the times"
          hint={zoneHint(file.zone)}
          className="w-full max-w-sm"
        >
          <NativeSelect
            options={zoneOptions(likely)}
            value={options.zone}
            onChange={(event) => csv.change(review, { ...options, zone: event.target.value })}
          />
        </Field>
      </div>
      <EncodingChoice
        file={file}
        heading="h3"
        onChoose={(encoding) => csv.decode(review, encoding)}
      />
      {(order.ambiguous || order.decidedBy === 'person') && (
        <DayOrderQuestion
          order={order}
          answer={options.dayFirst}
          onAnswer={(dayFirst) => csv.change(review, { ...options, dayFirst })}
        />
      )}
      {!order.ambiguous && <CsvPreview preview={previewOf(bookings)} />}
      {known && <KnownRows bookings={bookings} known={known} zone={options.zone} />}
      {withoutPhone.length > 0 && (
        <RowList
          title={`${counted(withoutPhone.length, 'row is', 'rows are')} imported without a phone number`}
          rows={withoutPhone}
        />
      )}
      {duplicates.length > 0 && (
        <RowList
          title={`${counted(duplicates.length, 'row repeats', 'rows repeat')} an earlier one and ${duplicates.length === 1 ? 'is' : 'are'} left out`}
          rows={duplicates.map(({ line, firstLine }) => ({
            line,
            reason: `The same booking as in line ${firstLine}.`,
          }))}
        />
      )}
      {dropped.length > 0 && (
        <RowList
          title={`${counted(dropped.length, 'row', 'rows')} can not be read`}
          rows={dropped}
          download={{ csv, name: file.name }}
          atFoot
        />
      )}
    </div>
  )
}

type KnownRowsProps = {
  bookings: readonly Booking[]
  known: readonly (KnownBooking | null)[]
  /** On whose clocks times are shown. */
  zone: string
}

/** What the import will do to meetings that are there already. */
function KnownRows({ bookings, known, zone }: KnownRowsProps) {
  const there = bookings.flatMap((booking, index) => {
    const row = known[index]
    return row ? [{ booking, known: row }] : []
  })
  const changing = there.filter(({ known }) => known.becomes !== null)
  const same = there.length - changing.length
  return (
    <>
      {same > 0 && (
        <p className="text-ink-soft text-sm">
          {counted(same, 'row is there already and stays', 'rows are there already and stay')} as{' '}
          {same === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      {changing.length > 0 && (
        <RowList
          title={`${counted(changing.length, 'row changes a meeting that is', 'rows change meetings that are')} there already`}
          rows={changing.map(({ booking, known }) => ({
            line: booking.line,
            reason: knownRowSentence(booking.name, known, zone),
          }))}
        />
      )}
    </>
  )
}

type CsvPreviewProps = { preview: { rows: readonly Booking[]; note: string | null } }

// A local time is formatted as it stands, without any zone.
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' })
const shownDate = (local: string) => dates.format(new Date(`${local}:00Z`))
const shownTime = (local: string) => times.format(new Date(`${local}:00Z`))

/** The first meetings of the file, as they will be kept. */
function CsvPreview({ preview: { rows, note } }: CsvPreviewProps) {
  if (rows.length === 0) {
    return <p className="text-ink-soft text-sm">There is no meeting in this file to import.</p>
  }
  return (
    <div className="rounded-md border border-paper-edge">
      <Table aria-label="First meetings of the file" className="csv-preview table-fixed">
        <thead className="max-sm:sr-only">
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
                  <span className="whitespace-nowrap">{shownDate(row.local)},</span>{' '}
                  <span className="whitespace-nowrap">{shownTime(row.local)}</span>
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

type DayOrderQuestionProps = {
  order: DayOrder
  answer: boolean | undefined
  onAnswer: (dayFirst: boolean) => void
}

const answers = [
  { dayFirst: true, label: 'The day', form: 'day/month/year' },
  { dayFirst: false, label: 'The month', form: 'month/day/year' },
]

/** Asked where no row of the file tells which of two figures is the month. */
function DayOrderQuestion({ order, answer, onAnswer }: DayOrderQuestionProps) {
  const name = useId()
  return (
    <fieldset className="rounded-md border border-yellow/40 bg-yellow-tint/50 px-4 py-3 text-sm">
      <legend className="sr-only">Order of day and month</legend>
      <p className="font-medium">What comes first in “{order.example}”?</p>
      <p className="mb-2 text-ink-soft text-xs">
        {counted(order.swappable, 'date can', 'dates can')} be read both ways, and no row of the
        file tells which is meant.
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {answers.map(({ dayFirst, label, form }) => (
          <label key={form} className="flex min-h-7 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={answer === dayFirst}
              onChange={() => onAnswer(dayFirst)}
              className="tick-box size-4"
            />
            {label} <span className="text-ink-soft">{form}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
