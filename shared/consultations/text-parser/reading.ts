import { type Labelled, readLabels } from './labels.ts'
import { type Mail, readMails } from './mails.ts'
import type { ParseOptions } from './meeting.ts'

/** A text with its labels and messages found, as the extractors take it. */
export type Reading = {
  text: string
  labels: readonly Labelled[]
  mails: readonly Mail[]
  options: ParseOptions
}

/** Finds the structure of a text that `readable` has made plain. */
export function readText(text: string, options: ParseOptions): Reading {
  const mails = readMails(text)
  // 'Date:' in the head of a mail is when it was sent; its subject alone is a label.
  const heads = mails.flatMap(({ headers: { from, to, cc, date } }) =>
    [from, to, cc, date].filter((span) => span !== undefined),
  )
  const labels = readLabels(text).filter(
    ({ value }) => !heads.some(([start, end]) => value[0] >= start && value[0] < end),
  )
  return { text, labels, mails, options }
}

/** The labels of some kinds, in order. */
export const labelled = (reading: Reading, ...kinds: Labelled['kind'][]): Labelled[] =>
  reading.labels.filter((label) => kinds.includes(label.kind))
