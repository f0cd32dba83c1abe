import type { Encoding } from '#shared/booking-reader/csv/decode-text.ts'
import type { FileZone } from '#shared/booking-reader/csv/file-settings.ts'
import type { Choice } from '#web/ui/field.tsx'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import { zoneLabel } from '../bookings/zone-options.ts'
import type { ImportProgress } from './import-run.ts'

/** '1 row', '2,310 rows'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
  'iso-8859-15': 'ISO 8859-15',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'windows-1254': 'Windows-1254',
  'windows-1257': 'Windows-1257',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  'koi8-u': 'KOI8-U',
  ibm866: 'DOS 866',
  'x-mac-cyrillic': 'Mac Cyrillic',
  'windows-1253': 'Windows-1253',
  'iso-8859-7': 'ISO 8859-7',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-874': 'Windows-874',
  shift_jis: 'Shift JIS',
  'euc-jp': 'EUC-JP',
  gb18030: 'GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
}

/** Whose letters an encoding has, for those who choose one. */
const encodingsOf: readonly [string, readonly Encoding[]][] = [
  ['Every language', ['utf-8']],
  ['Western European', ['windows-1252', 'macintosh', 'iso-8859-15']],
  ['Central European', ['windows-1250', 'iso-8859-2']],
  ['Turkish', ['windows-1254']],
  ['Baltic', ['windows-1257']],
  ['Cyrillic', ['windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'x-mac-cyrillic']],
  ['Greek', ['windows-1253', 'iso-8859-7']],
  ['Hebrew', ['windows-1255']],
  ['Arabic', ['windows-1256']],
  ['Thai', ['windows-874']],
  ['Japanese', ['shift_jis', 'euc-jp']],
  ['Chinese, simplified', ['gb18030']],
  ['Chinese, traditional', ['big5']],
  ['Korean', ['euc-kr']],
]

/** The encodings to choose from: 'Central European (Windows-1250)'. */
export const encodingChoices: readonly Choice<Encoding>[] = encodingsOf.flatMap(
  ([letters, encodings]) =>
    encodings.map((value) => ({ value, label: `${letters} (${encodingNames[value]})` })),
)

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
