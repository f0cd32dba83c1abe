/** How an encoded word begins in a header of an e-mail (RFC 2047, 2): its character set and how it is encoded. */
const encodedWord = /=\?(?=[^?\s]+\?[bq]\?)/gi

/**
 * Breaks up what a mail program would decode, so that what a person entered is shown as they entered
 * it: `=?utf-8?q?Your=20bank?=` in a name would make a subject that nobody has typed.
 */
export const breakEncodedWords = (text: string): string => text.replace(encodedWord, '= ?')
