import { anyAct, anyDeclined, anyNot, anyOff, wholeWord } from './cancel-words.ts'

const off = `${anyOff}|${anyDeclined}`
const cancelled = new RegExp(wholeWord(off), 'iu')
const negated = new RegExp(
  String.raw`${wholeWord(anyNot)}[\s-]*(?:\p{L}+\s+){0,2}${wholeWord(off)}`,
  'iu',
)
/** 'Cancelled: no', where a cell holds the name of a field as well. */
const denied = new RegExp(
  String.raw`${wholeWord(off)}\s*[:=]\s*(?:no|false|0|nein|non|nee|nej|nei|nie|não|falsch|faux|falso)\s*$`,
  'iu',
)
/** The act alone, or 'late cancel': where 'cancellation requested' the booking still stands. */
const act = new RegExp(`^(?:late )?(?:cancel|storno|iptal|${anyAct})$`, 'iu')

/** Composed, and with the Turkish İ as the I that it is the capital of elsewhere. */
const plainCell = (cell: string): string => cell.normalize('NFC').replaceAll('İ', 'I').trim()

/**
 * Whether a cell or a label for the status of a booking says that it is off, in any language the
 * reader knows: 'Cancelled by client', 'storniert', 'CANCELLED_BY_SELLER'.
 */
export function isCancelledStatus(cell: string): boolean {
  const status = plainCell(cell).replaceAll('_', ' ').slice(0, 200)
  const isDenied = negated.test(status) || denied.test(status)
  return act.test(status) || (cancelled.test(status) && !isDenied)
}

const yes =
  /^(?:true|t|yes|y|1|x|✓|✔|☑|on|wahr|ja|j|vrai|oui|o|verdadero|s[íìi]|vero|verdadeiro|sim|s|waar|sann?t?|sand|prawda|tak|kyllä|tosi|ano|pravda|áno|igen|igaz|da|adevărat|evet|doğru|да|истина|так|істина|ναι|αληθές|はい|是|예|네)$/iu

/** The day on which it was cancelled. */
const since = /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{2,4})(?!\d)/

/** Whether a cell of a column that is called 'Canceled' says yes, in whatever way, or since when. */
export const isCancelledCell = (cell: string): boolean =>
  yes.test(plainCell(cell)) || since.test(plainCell(cell)) || isCancelledStatus(cell)
