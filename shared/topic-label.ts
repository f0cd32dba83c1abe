import type { RoiInputs } from './roi/calculator.ts'
import { decodeRoiInputs } from './roi/inputs.ts'
import type { Topic } from './routes.ts'

/** What calls to action can be about, with how the forms call it (content/topics.ts). */
export type Topics = readonly (Topic & { readonly label: string })[]

const calculator = 'roi-calculator'
const count = (value: number, one: string) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : `${one}s`}`
const estimate = /^: [\d,]+ employees?, [\d,]+ hours? a week, \$[\d,]+ an hour$/

/** `: 25 employees, 10 hours a week, $40 an hour`; empty unless all three are known. */
function estimateInWords({ employees, hoursPerWeek, hourlyRate }: RoiInputs): string {
  if (employees * hoursPerWeek * hourlyRate === 0) return ''
  const rate = hourlyRate.toLocaleString('en-US')
  return `: ${count(employees, 'employee')}, ${count(hoursPerWeek, 'hour')} a week, $${rate} an hour`
}

/**
 * What a form is about, in our words; undefined for nothing that we know. `search` is that of its
 * address (`?plan=growth`), `from` that of the page of ours which led there: the ROI calculator keeps
 * its three numbers in its own.
 */
export function topicLabel(topics: Topics, search: string, from = ''): string | undefined {
  const params = new URLSearchParams(search)
  const numbers = estimateInWords(decodeRoiInputs(search)) || estimateInWords(decodeRoiInputs(from))
  const topic =
    topics.find(({ kind, id }) => params.get(kind) === id) ??
    (numbers ? topics.find(({ id }) => id === calculator) : undefined)
  return topic?.id === calculator ? topic.label + numbers : topic?.label
}

/** Whether `label` is one that {@link topicLabel} makes: a form sends it back as it was shown. */
export const isTopicLabel = (topics: Topics, label: string): boolean =>
  topics.some(
    (topic) =>
      label === topic.label ||
      (topic.id === calculator &&
        label.startsWith(topic.label) &&
        estimate.test(label.slice(topic.label.length))),
  )
