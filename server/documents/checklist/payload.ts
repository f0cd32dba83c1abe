import { checklist } from '#content/checklist/list.ts'
import { type ChecklistScore, scoreChecklist } from '#shared/checklist/score.ts'
import { dateInWords, type Frame } from '../frame.ts'

/** What the drawn checklist shows besides its own words; plain, so that it can travel to the worker. */
export type ChecklistPayload = {
  /** For whom it is, or blank. */
  readonly name: string
  readonly ticked: readonly string[]
  /** Null when nothing is ticked: the list is then one to fill in by hand. */
  readonly score: ChecklistScore | null
  readonly date: string
  readonly siteUrl: string
}

/** What a visitor says of themselves on the checklist. */
export type OwnChecklist = { name: string | null; ticked: readonly string[] | null }

/** Gathers a checklist; the score is counted here, from the ids that were ticked. */
export function checklistPayload(own: OwnChecklist, { at, siteUrl }: Frame): ChecklistPayload {
  const ticked = own.ticked ?? []
  const score = scoreChecklist(checklist, new Set(ticked))
  return {
    name: own.name ?? '',
    ticked,
    score: score.checked > 0 ? score : null,
    date: dateInWords(at),
    siteUrl,
  }
}
