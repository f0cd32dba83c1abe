import { z } from 'zod'
import { isBlank } from './blank.ts'
import { asciiEmail, emailShape, malformedEmailMessage } from './email-rule.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: what word processors and sheets paste along.
const lineBreaks = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is typed or pasted between two words.
const tabsAndBreaks = /[\t\n\u000b\u000c\r\u0085\u2028\u2029]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: nothing is written with them, nor can a database keep the first.
const meaningless = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

/** On one line: a tab or a line break is a blank (two cells of a sheet, a name with Alt+Enter). */
const asLine = (value: string) => value.replace(tabsAndBreaks, ' ').replace(meaningless, '')

/** Every kind of line break as one character: U+000B is PowerPoint's, a plain form posts two. */
const asParagraph = (value: string) => value.replace(lineBreaks, '\n').replace(meaningless, '')

/** Half a character, which no database column could keep. */
const unpairedSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

const isStorable = (value: string) => value.isWellFormed()

/** Says where the character stands, by the letters before it. */
function notStorable(label: string, value: unknown): string {
  const before = typeof value === 'string' ? value.search(unpairedSurrogate) : 0
  const place =
    before > 0
      ? `behind “${String(value).slice(Math.max(0, before - 20), before)}”`
      : 'at the beginning'
  return `${label} contains characters that can not be stored, ${place}.`
}

const storable = (label: string) => ({
  error: ({ input }: { input?: unknown }) => notStorable(label, input),
})

/** Without blanks at its ends; of a text that shows nothing, nothing is left. */
const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

/**
 * A trimmed single line of at most `max` characters. Tabs and line breaks become blanks, control
 * characters go; broken UTF-16 is refused, with its place.
 */
export const line = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .overwrite(asLine)
    .overwrite(trimmed)
    .max(max, `${label} can have at most ${max} characters.`)
    .refine(isStorable, storable(label))

/**
 * A trimmed text of several lines, at most `max` characters; a line break of any kind is one
 * character. Control characters go; broken UTF-16 is refused, with its place.
 */
export const paragraph = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .overwrite(asParagraph)
    .overwrite(trimmed)
    .max(max, `${label} can have at most ${max.toLocaleString('en-US')} characters.`)
    .refine(isStorable, storable(label))

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
