import type { Encoding } from '#shared/booking-reader/csv/decode-text.ts'
import type { FileZone } from '#shared/booking-reader/csv/file-settings.ts'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import { encodingNames } from '../../csv/encodings.ts'
import { zoneLabel } from '../bookings/zone-options.ts'
import type { ImportProgress } from './import-run.ts'

/** '1 row', '2,310 rows'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const delimiterNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

/** 'UTF-8, separated by commas'. */
export const formOfFile = (file: { encoding: Encoding; delimiter: string }): string =>
  `${encodingNames[file.encoding]}, separated by ${delimiterNames[file.delimiter] ?? `“${file.delimiter}”`}`

/** What the file itself says of the zone of its times. */
export function zoneHint(zone: FileZone | null): string {
  if (!zone) return 'The file names no zone; yours is assumed.'
  const label = zoneLabel(zone.zone)
  if (zone.from === 'header') return `The first line names ${label}.`
  if (zone.rows === zone.of) return `The rows name ${label}.`
  return `${zone.rows.toLocaleString('en')} of ${counted(zone.of, 'row names', 'rows name')} ${label}.`
}

/** The toasts of the import, word for word (admin-back-office.md §5, §8). */
export const toasts = {
  wrongType: {
    title: 'Invalid file',
    description: 'Please select a CSV file.',
    variant: 'destructive',
  },
  notParsed: {
    title: 'CSV Parse Error',
    description: 'Failed to parse CSV file. Please check the format.',
    variant: 'destructive',
  },
  parsed: (count: number): ToastMessage => ({
    title: 'CSV Parsed Successfully',
    description: `Found ${count} valid meetings to import.`,
  }),
  done: ({ imported, known, changes, failed }: ImportProgress): ToastMessage =>
    failed.length > 0 && imported + known + changes.length === 0
      ? {
          title: 'Import failed',
          description: 'Failed to import CSV data. Please check the format and try again.',
          variant: 'destructive',
        }
      : {
          title: 'CSV Import Complete',
          description: `Successfully imported ${imported} meetings. ${failed.length} failed.${changes.length > 0 ? ` ${changes.length} changed.` : ''}`,
        },
} as const
