const letter = /\p{L}/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Which way a text is read: its first letter says (Unicode Bidirectional Algorithm, rule P2). */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
