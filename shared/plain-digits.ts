/** Where the digits begin that keyboards write beside 0 to 9: Arabic, Persian, Devanagari. */
const zeros = [0x0660, 0x06f0, 0x0966]
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g

function plainDigit(character: string): string {
  const code = character.charCodeAt(0)
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
}

/** A text with 0 to 9 for the digits of other scripts. */
export const plainDigits = (text: string): string => text.replace(otherDigits, plainDigit)
