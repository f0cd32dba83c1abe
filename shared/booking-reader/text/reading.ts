import { takenPlaces } from '../dates/find-dates.ts'
import { type ChatStamp, findChatStamps } from './chat-lines.ts'
import { type Labelled, readLabels } from './labels.ts'
import { type Mail, readMails } from './mails.ts'
import type { ParseOptions } from './meeting.ts'
import { writesMonthFirst } from './month-first.ts'

/** A text with its labels and messages found, as the extractors take it. */
export type Reading = {
  text: string
  labels: readonly Labelled[]
  mails: readonly Mail[]
  stamps: readonly ChatStamp[]
  /** 03/04 is 4 March to whoever wrote the text. */
  monthFirst: boolean
  options: ParseOptions
}

/** Finds the structure of a text that `readable` has made plain. */
export function readText(text: string, options: ParseOptions): Reading {
  const mails = readMails(text)
  // 'Date:' in the head of a mail is when it was sent; its subject alone is a label.
  const heads = mails.flatMap(({ headers: { from, to, cc, date } }) =>
    [from, to, cc, date].filter((span) => span !== undefined),
  )
  const inHeads = takenPlaces(text)
  for (const span of heads) inHeads.add(...span)
  const labels = readLabels(text).filter(({ value: [start] }) => !inHeads.has(start, start + 1))
  const monthFirst = writesMonthFirst(text, options)
  return { text, labels, mails, stamps: findChatStamps(text), monthFirst, options }
}

/** The labels of some kinds, in order. */
export const labelled = (reading: Reading, ...kinds: Labelled['kind'][]): Labelled[] =>
  reading.labels.filter((label) => kinds.includes(label.kind))
