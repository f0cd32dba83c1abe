import type { Span } from './source.ts'

/** One property of a pasted iCalendar text (RFC 5545), its value with the place of each character. */
export type Property = {
  name: string
  parameters: Readonly<Record<string, string>>
  /** Where in the paste the value of each parameter stands, character by character. */
  parametersAt: Readonly<Record<string, readonly number[]>>
  value: string
  /** For each character of `value` where it stands in the paste; escapes and folds are undone. */
  at: readonly number[]
  span: Span
  /** The components around it, outermost first: VCALENDAR, VEVENT. */
  path: readonly string[]
}

const begins =
  /^[ \t]*(BEGIN|END|METHOD|PRODID|VERSION|CALSCALE|X-WR-[\w-]+|DTSTART|DTEND|DTSTAMP|CREATED|LAST-MODIFIED|SUMMARY|DESCRIPTION|LOCATION|ORGANIZER|ATTENDEE|UID|SEQUENCE|STATUS|TRANSP|CLASS|PRIORITY|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TZID|TZNAME|TZOFFSETFROM|TZOFFSETTO|TZURL|TRIGGER|ACTION|URL|CATEGORIES|COMMENT|CONTACT|ATTACH|X-[\w-]+|REPEAT|GEO|RESOURCES|COLOR|CONFERENCE)(?=[;:])/i

/** Whether the text holds a calendar, or a piece of one. */
export const hasICalendar = (text: string): boolean =>
  /^[ \t>]*BEGIN:V(?:CALENDAR|EVENT)/im.test(text) ||
  (/^[ \t>]*DTSTART[;:]/im.test(text) &&
    /^[ \t>]*(?:SUMMARY|ATTENDEE|ORGANIZER|UID|DTEND)[;:]/im.test(text))

type Logical = { text: string; at: number[]; start: number; end: number }

/** The lines of the calendar with folds undone, from the first property to the last. */
function logicalLines(text: string): Logical[] {
  const lines: Logical[] = []
  let start = 0
  for (const raw of text.split('\n')) {
    const end = start + raw.length
    const line = raw.replace(/\r$/, '')
    const last = lines.at(-1)
    if (begins.test(line)) {
      const indent = line.length - line.trimStart().length
      lines.push({
        text: line.slice(indent),
        at: places(start + indent, end),
        start: start + indent,
        end,
      })
    } else if (last && last.end >= start - 1 && /^[ \t]/.test(line)) {
      last.text += line.slice(1)
      last.at.push(...places(start + 1, end).slice(0, line.length - 1))
      last.end = end
    }
    start = end + 1
  }
  return lines
}

const places = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** The properties of every component; those before an unmatched END belong to nothing we have. */
export function readProperties(text: string): Property[] {
  const properties: Property[] = []
  let path: string[] = []
  for (const line of logicalLines(text)) {
    const property = propertyOf(line, path)
    if (!property) continue
    const component = property.value.trim().toUpperCase()
    if (property.name === 'BEGIN') path = [...path, component]
    else if (property.name === 'END') {
      if (path.at(-1) === component) path = path.slice(0, -1)
      // The head is cut off: what came before was inside the component that ends here.
      else if (!path.includes(component)) {
        for (const early of properties) if (early.path.length === 0) early.path = [component]
      } else path = path.slice(0, path.lastIndexOf(component))
    } else properties.push(property)
  }
  return properties
}

type MutableProperty = Omit<Property, 'path'> & { path: readonly string[] }

function propertyOf({ text, at, start, end }: Logical, path: string[]): MutableProperty | null {
  const colon = dateStart(text) ?? valueStart(text)
  if (colon === -1) return null
  const [name, ...written] = partsOf(text.slice(0, colon))
  const parameters: Record<string, string> = {}
  const parametersAt: Record<string, readonly number[]> = {}
  for (const { 0: parameter, index } of written) {
    const equals = parameter.indexOf('=')
    const key = parameter.slice(0, equals === -1 ? undefined : equals).toUpperCase()
    const quoted = equals === -1 ? '' : parameter.slice(equals + 1)
    const value = quoted.replace(/^"|"$/g, '')
    const start = index + parameter.length - quoted.length + (quoted.startsWith('"') ? 1 : 0)
    parameters[key] = value
    parametersAt[key] = at.slice(start, start + value.length)
  }
  const value = unescaped(text.slice(colon + 1), at.slice(colon + 1))
  return {
    name: (name?.[0] ?? '').toUpperCase(),
    parameters,
    parametersAt,
    ...value,
    span: [at[colon + 1] ?? start, Math.max(at[colon + 1] ?? start, end)],
    path,
  }
}

/** The colon before the date of a DTSTART, whose zone may hold others though it has no quotes. */
function dateStart(text: string): number | null {
  if (!/^(?:DTSTART|DTEND|RECURRENCE-ID);/i.test(text)) return null
  const colon = text.search(/:(?=\s*\d{4}-?\d\d-?\d\d(?!\d))/)
  return colon === -1 ? null : colon
}

/** The first colon outside of quotes, which begins the value. */
function valueStart(text: string): number {
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') quoted = !quoted
    else if (text[index] === ':' && !quoted) return index
  }
  return -1
}

const outsideQuotes = /(?:"[^"]*"|[^";])+/g

/** The name and the parameters of a property, between semicolons outside of quotes. */
const partsOf = (head: string): RegExpExecArray[] => [...head.matchAll(outsideQuotes)]

function unescaped(raw: string, at: readonly number[]): Pick<Property, 'value' | 'at'> {
  let value = ''
  const kept: number[] = []
  for (let index = 0; index < raw.length; index++) {
    const escaped = raw[index] === '\\' ? raw[index + 1] : undefined
    const place = at[index] ?? 0
    if (escaped !== undefined && /[nN,;\\]/.test(escaped)) {
      value += /n/i.test(escaped) ? '\n' : escaped
      index += 1
    } else value += raw[index]
    kept.push(place)
  }
  return { value, at: kept }
}
