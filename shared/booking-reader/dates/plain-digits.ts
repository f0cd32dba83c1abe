/** Where the ten digits of a script begin; only what takes one place in a string. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
  0x0ed0, 0x1040, 0x17e0, 0x1810, 0xff10,
]

/** Digits of other scripts as ours, each in its place: '٢:٣٠' and '１４：３０' without the colon. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = digit.length === 1 ? zeros.find((from) => code >= from && code < from + 10) : null
    return zero ? String(code - zero) : digit
  })
