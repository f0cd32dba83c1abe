/**
 * What shows nothing: blanks, control characters, Unicode's default ignorables (zero-width blanks, joiners, soft
 * hyphens, marks of direction, Hangul fillers) and the empty Braille pattern.
 */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u

/** Whether a reader would see nothing of the text; a name of zero-width characters is no name. */
export const isBlank = (text: string): boolean => !visible.test(text)

/** A text on one line: runs of blanks, line breaks and control characters are one blank. */
export const oneLine = (text: string): string =>
  isBlank(text)
    ? ''
    : text
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
