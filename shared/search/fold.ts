/** Letters that stand for others without being taken apart by Unicode (CLDR, Latin-ASCII). */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
}
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** How umlauts and their like are written where a keyboard has none. */
const spellings: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** A text as {@link foldForSearch} folds it, with its umlauts spelled: 'Jürgen' is 'juergen'. */
export const foldSpelled = (text: string): string =>
  foldForSearch(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåø]/g, (letter) => spellings[letter] ?? letter),
  )

/** What keyboards and word processors write for `'`. */
const apostrophes = /[‘’‛ʹʻʼʽˈ′´`＇ꞌ]/g
const dashes = /[‐-―−]/g
/** The marks of Latin, Greek and Cyrillic; those of other scripts tell words apart. */
const accents = /[\u0300-\u036f]/g

/**
 * A text as the search compares it, on every database and in every browser the same: without case,
 * accents and marks that are not seen, with one kind of apostrophe, hyphen and blank.
 */
export const foldForSearch = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(/\p{Cf}/gu, '')
    .replace(anyLetter, (letter) => letters[letter] ?? letter)
    .replace(dashes, '-')
    .normalize('NFKC')
