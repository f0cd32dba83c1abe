import ICAL from 'ical.js'
import { FeedUnreadable } from './feed-unreadable.ts'

/** A property as jCal has it (RFC 7265). */
export type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string | string[] | undefined>>,
  type: string,
  ...values: unknown[],
]
export type Component = readonly [name: string, properties: Property[], components: Component[]]

/** What says when somebody is busy; all else, names and words most of all, is never looked at. */
const wanted = new Set([
  'UID',
  'SEQUENCE',
  'STATUS',
  'TRANSP',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'FREEBUSY',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
])
const roots = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE'])
const parts = new Set(['STANDARD', 'DAYLIGHT'])

/** Most components of a feed: more than 20 MB of true meetings hold. */
const maxBlocks = 50_000

/**
 * The events, free-busy times and zones of a calendar's text, parsed one by one so that a broken one
 * takes no other with it; `unread` counts those. Takes time linear in the text.
 * @throws {FeedUnreadable} when it is no calendar, or holds too much.
 */
export function calendarBlocks(text: string): { blocks: Component[]; unread: number } {
  if (!/^\uFEFF?BEGIN:VCALENDAR[ \t]*$/im.test(text)) {
    throw new FeedUnreadable('What this address leads to is no calendar (iCalendar).')
  }
  const blocks: Component[] = []
  let unread = 0
  for (const block of wantedLines(unfolded(text))) {
    if (blocks.length + unread >= maxBlocks) {
      throw new FeedUnreadable(
        `This calendar has more than ${maxBlocks.toLocaleString('en')} entries.`,
      )
    }
    const parsed = parsedBlock(block)
    if (parsed) blocks.push(parsed)
    else unread += 1
  }
  return { blocks, unread }
}

/** The lines of a text, those that were folded whole again; one after the other, for a text may be large. */
function* unfolded(text: string): Generator<string> {
  const breaks = /\r\n?|\n/g
  let line = ''
  for (let from = 0; ; ) {
    const found = breaks.exec(text)
    line += text.slice(from, found?.index)
    from = breaks.lastIndex
    if (found && (text[from] === ' ' || text[from] === '\t')) {
      from += 1
      breaks.lastIndex = from
      continue
    }
    yield line
    if (!found) return
    line = ''
  }
}

/** The lines of each component that matters, without those that do not. */
function* wantedLines(lines: Iterable<string>): Generator<string[]> {
  let block: string[] | null = null
  /** How many parts of the block are open, and how many components in it that are passed over. */
  let open = 0
  let passedOver = 0
  for (const line of lines) {
    const end = line.search(/[:;]/)
    if (end === -1) continue
    const key = line.slice(0, end).toUpperCase()
    const isFrame = key === 'BEGIN' || key === 'END'
    if (!isFrame && !wanted.has(key)) continue
    const value = isFrame
      ? line
          .slice(end + 1)
          .trim()
          .toUpperCase()
      : ''
    if (!block) {
      if (key === 'BEGIN' && roots.has(value)) block = [`BEGIN:${value}`]
      continue
    }
    if (key === 'BEGIN') {
      if (passedOver > 0 || !parts.has(value)) passedOver += 1
      else {
        open += 1
        block.push(`BEGIN:${value}`)
      }
    } else if (key === 'END') {
      if (passedOver > 0) passedOver -= 1
      else if (open > 0) {
        open -= 1
        block.push(`END:${value}`)
      } else {
        yield [...block, `END:${value}`]
        block = null
      }
    } else if (passedOver === 0) block.push(line.trimEnd())
  }
}

/** The component that these lines are, or null when they are none. */
function parsedBlock(lines: readonly string[]): Component | null {
  try {
    // By RFC 7265 it is one component, whose values are of the types that the library knows.
    return ICAL.parse(lines.join('\r\n')) as unknown as Component
  } catch {
    return null
  }
}

export const propertiesOf = ([, properties]: Component, name: string): Property[] =>
  properties.filter(([each]) => each === name)

export const firstOf = (component: Component, name: string): Property | undefined =>
  component[1].find(([each]) => each === name)

/** The first value of a property as a text in capitals; empty without one. */
export const wordOf = (component: Component, name: string): string =>
  String(firstOf(component, name)?.[3] ?? '')
    .trim()
    .toUpperCase()

/** A parameter of a property, the first where there are several. */
export const parameterOf = ([, parameters]: Property, name: string): string | undefined =>
  [parameters[name]].flat()[0]
