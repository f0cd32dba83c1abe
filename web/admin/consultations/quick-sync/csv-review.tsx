import { previewOf } from '#shared/booking-reader/csv/import-rows.ts'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { browserZone, zoneOptions } from '../bookings/zone-options.ts'
import { CsvPreview } from './csv-preview.tsx'
import { counted, formOfFile, zoneHint } from './csv-words.ts'
import { DayOrderQuestion } from './day-order-question.tsx'
import { RowList } from './row-list.tsx'
import type { CsvImport, Review } from './use-csv-import.ts'

/** What was read from the file, with the two questions it may leave open. */
export function CsvReview({ csv, review }: { csv: CsvImport; review: Review }) {
  const { file, options, read } = review
  const { order, bookings, dropped, duplicates } = read
  const likely = [options.zone, ...(file.zone ? [file.zone.zone] : []), browserZone()]
  return (
    <div className="flex flex-col gap-5">
      <p className="min-w-0 text-sm">
        <strong className="break-all font-semibold">{file.name}</strong>{' '}
        <span className="text-ink-soft">
          {counted(file.rows, 'row', 'rows')}, {formOfFile(file)}
        </span>
      </p>
      <Field label="Time zone of the times" hint={zoneHint(file.zone)} className="max-w-sm">
        <NativeSelect
          options={zoneOptions(likely)}
          value={options.zone}
          onChange={(event) => csv.change(review, { ...options, zone: event.target.value })}
        />
      </Field>
      {(order.ambiguous || order.decidedBy === 'person') && (
        <DayOrderQuestion
          order={order}
          answer={options.dayFirst}
          onAnswer={(dayFirst) => csv.change(review, { ...options, dayFirst })}
        />
      )}
      {!order.ambiguous && <CsvPreview preview={previewOf(bookings)} />}
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
        />
      )}
    </div>
  )
}
