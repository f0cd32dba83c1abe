/** Longer than this is no name somebody goes by. */
const longest = 60
/** Addresses and figures: what an advertisement needs and a name does not. */
const unlikeName = /[/@\d<>{}[\]|\\$€£%=]|\w\.\w{2,}|www\./iu

/**
 * The name as an e-mail may greet with it, or null. Our forms take any text as a name and write to
 * any address; an e-mail must not carry a stranger's advertisement to a third person.
 */
export function greetingName(name: string): string | null {
  const trimmed = name.trim()
  return trimmed && trimmed.length <= longest && !unlikeName.test(trimmed) ? trimmed : null
}

/** How an encoded word begins in a header of an e-mail (RFC 2047, 2): its character set and how it is encoded. */
const encodedWord = /=\?(?=[^?\s]+\?[bq]\?)/gi

/**
 * Breaks up what a mail program would decode, so that what a person entered is shown as they entered
 * it: `=?utf-8?q?Your=20bank?=` in a name would make a subject that nobody has typed.
 */
export const breakEncodedWords = (text: string): string => text.replace(encodedWord, '= ?')
