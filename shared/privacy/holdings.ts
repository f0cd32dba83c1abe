import type { Holdings } from './schema.ts'
import { type HoldingName, holdingNames, holdingWords } from './vocabulary.ts'

type Held = Holdings['held']

/** How many of what is in a place: "3 leads", "1 email". */
export const amountHeld = (place: HoldingName, count: number): string =>
  `${count.toLocaleString('en')} ${holdingWords[place][count === 1 ? 'one' : 'many']}`

/** The places that hold something, in their order. */
export const placesHolding = (held: Held): HoldingName[] =>
  holdingNames.filter((place) => held[place] > 0)

/** All that is held, in words: "2 leads, 1 consultation and 5 emails"; "nothing" when it is nothing. */
export function heldInWords(held: Held): string {
  const amounts = placesHolding(held).map((place) => amountHeld(place, held[place]))
  const last = amounts.pop()
  if (last === undefined) return 'nothing'
  return amounts.length === 0 ? last : `${amounts.join(', ')} and ${last}`
}
