import { z } from 'zod'
import { isBlank } from './blank.ts'
import { asciiEmail, emailShape, malformedEmailMessage } from './email-rule.ts'

// Tab, line feed and carriage return may stand in text that has lines; nothing else below U+0020 may.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
const controlOrLineBreak = /[\u0000-\u001f\u007f]/

const unpairedSurrogate = (value: string) => !value.isWellFormed()

/** Without blanks at its ends; of a text that shows nothing, nothing is left. */
const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

/**
 * A trimmed single line of at most `max` characters.
 * Refuses control characters and broken UTF-16, which no database column could keep.
 */
export const line = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .overwrite(trimmed)
    .max(max, `${label} can have at most ${max} characters.`)
    .refine((value) => !controlOrLineBreak.test(value) && !unpairedSurrogate(value), {
      error: `${label} contains characters that can not be stored.`,
    })

/**
 * A trimmed text of several lines, at most `max` characters; refuses control characters. A line
 * break is one character: a form that is posted without JavaScript sends each as two.
 */
export const paragraph = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .overwrite(trimmed)
    .overwrite((value) => value.replaceAll('\r\n', '\n'))
    .max(max, `${label} can have at most ${max.toLocaleString('en-US')} characters.`)
    .refine((value) => !controlCharacters.test(value) && !unpairedSurrogate(value), {
      error: `${label} contains characters that can not be stored.`,
    })

/** A required line: as {@link line}, and not blank. */
export const requiredLine = (label: string, max: number) =>
  line(label, max).min(1, `${label} is required.`)

/**
 * An e-mail address: trimmed, its domain in ASCII, its case kept as typed (design.md §6), at most 254
 * characters.
 */
export const email = z
  .string({ error: 'Email must be text.' })
  .overwrite(asciiEmail)
  .min(1, 'Email is required.')
  .max(254, 'Email can have at most 254 characters.')
  .pipe(z.email({ pattern: emailShape, error: malformedEmailMessage }))

/** An address as addresses are compared everywhere: trimmed, whatever its case (design.md §6). */
export const comparedEmail = (address: string): string => address.trim().toLowerCase()

/** The IANA name of a time zone, such as the one in which a reader's days begin. */
export const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, { error: 'Zone must be the name of a time zone, such as Europe/Oslo.' })

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * An optional line or paragraph: absent, null and blank all become null,
 * so that "nothing" has one form in the database.
 */
export const optional = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .nullable()
    .optional()
    .transform((value) => value || null)
