import { anyAct, anyDeclined, anyNot, anyOff, wholeWord } from './cancel-words.ts'

const off = `${anyOff}|${anyDeclined}`
const cancelled = new RegExp(wholeWord(off), 'iu')
const negated = new RegExp(
  String.raw`${wholeWord(anyNot)}[\s-]*(?:\p{L}+\s+){0,2}${wholeWord(off)}`,
  'iu',
)
/** The act alone, or 'late cancel': where 'cancellation requested' the booking still stands. */
const act = new RegExp(`^(?:late )?(?:cancel|storno|${anyAct})$`, 'iu')

/**
 * Whether a cell or a label for the status of a booking says that it is off, in any language the
 * reader knows: 'Cancelled by client', 'storniert', 'REJECTED'.
 */
export function isCancelledStatus(cell: string): boolean {
  const status = cell.normalize('NFC').trim().slice(0, 200)
  return act.test(status) || (cancelled.test(status) && !negated.test(status))
}

const yes =
  /^(?:true|t|yes|y|1|x|✓|✔|☑|on|wahr|ja|j|vrai|oui|o|verdadero|s[íi]|vero|verdadeiro|sim|s|waar|sant|sand|prawda|tak)$/iu

/** Whether a cell of a column that is called 'Canceled' says yes, in whatever way. */
export const isCancelledCell = (cell: string): boolean =>
  yes.test(cell.normalize('NFC').trim()) || isCancelledStatus(cell)
