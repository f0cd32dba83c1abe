import { oneLine } from '../../blank.ts'

type NameCells = { name: string; firstName: string; lastName: string }

/**
 * The name that a row says, on one line: the whole one, else its parts. Where the file has one part
 * beside a 'Name', that is the other part, unless it has both: 'Name' and 'Vorname', 'Nome' and
 * 'Cognome'. Empty where none is said.
 */
export function nameOfCells(cells: NameCells): string {
  const [whole, first, last] = [
    oneLine(cells.name),
    oneLine(cells.firstName),
    oneLine(cells.lastName),
  ]
  if (whole === '') return `${first} ${last}`.trim()
  const hasBoth = first !== '' && last !== ''
  return hasBoth || hasAsFirst(whole, first) || contains(whole, last)
    ? whole
    : `${first} ${whole} ${last}`.trim()
}

const contains = (whole: string, part: string): boolean =>
  part !== '' && whole.toLowerCase().includes(part.toLowerCase())

/** Of 'A. Lovelace' the first name may be Ada. */
const hasAsFirst = (whole: string, first: string): boolean =>
  contains(whole, first) || (whole.includes(' ') && contains(whole.charAt(0), first.charAt(0)))
