import type { Encoding } from '#shared/booking-reader/csv/decode-text.ts'
import type { Choice } from '#web/ui/field.tsx'

/** What an encoding is called. */
export const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
  'iso-8859-15': 'ISO 8859-15',
  ibm850: 'DOS 850',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  ibm852: 'DOS 852',
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
  ['Western European', ['windows-1252', 'macintosh', 'iso-8859-15', 'ibm850']],
  ['Central European', ['windows-1250', 'iso-8859-2', 'ibm852']],
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
