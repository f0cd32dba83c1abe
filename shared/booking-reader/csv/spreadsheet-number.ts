/** `4.91512E+12`, `4,91512E+12`: what a spreadsheet makes of a long number. */
const scientific = /^[+-]?\d{1,3}(?:[.,]\d+\s?E\+?|\s?E\+)\d{1,3}$/i
/** `#NAME?`, `#N/A`, `#WERT!`, and the `####` of a column that is too narrow. */
const errorValue = /^#(?:[¡¿]?\p{L}[\p{L}\d/]*[!?]?|#{2,})$/u
/** What a program writes that takes a number for a fraction: `4915123456789.0`. */
const pointZero = /^(\+?\d{6,})\.0$/

/** Whether a spreadsheet has shortened a number, so that its last digits are lost. */
export const isShortened = (cell: string): boolean => scientific.test(cell.trim())

/** A cell of phone numbers: the number, or why it is none, as a sentence; both null for an empty one. */
export function readPhoneCell(cell: string): { phone: string | null; problem: string | null } {
  const written = cell.trim()
  if (isShortened(written)) {
    return {
      phone: null,
      problem: `Excel has shortened this number to “${written}”: its last digits are lost, and it is left out.`,
    }
  }
  if (errorValue.test(written)) {
    return { phone: null, problem: `“${written}” is an error of the spreadsheet, and is left out.` }
  }
  return { phone: written.replace(pointZero, '$1') || null, problem: null }
}
