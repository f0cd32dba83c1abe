/** What a host was given lately. */
export type Load = {
  hostId: string
  /** Bookings that stand or took place: of the last 30 days, and all ahead. */
  count: number
  /** When the last of them was made, in milliseconds of the epoch; null for none. */
  last: number | null
}

export type Choice = { hostId: string; reason: string }

/** Days back from now whose bookings count. */
export const fairDays = 30

const ago = ({ last }: Load) => last ?? Number.NEGATIVE_INFINITY

const inTurn = (one: Load, other: Load) => {
  if (one.count !== other.count) return one.count - other.count
  if (ago(one) !== ago(other)) return ago(one) < ago(other) ? -1 : 1
  return one.hostId < other.hostId ? -1 : 1
}

/**
 * Who of several free hosts is given a booking, and why (booking.md §3): the one with fewest bookings,
 * then the one whose last was made longest ago, then the first by id. Undefined for nobody.
 */
export function chooseHost(loads: readonly Load[]): Choice | undefined {
  const [first, second] = loads.toSorted(inTurn)
  if (!first) return undefined
  return { hostId: first.hostId, reason: reasonOf(first, second) }
}

/** Which bookings these are, in words. */
const counted = `of the last ${fairDays} days and all ahead`

function reasonOf(first: Load, second: Load | undefined): string {
  if (!second) return 'Nobody else was free at this time.'
  if (first.count < second.count) {
    return `Fewest bookings ${counted}: ${first.count}; the next has ${second.count}.`
  }
  const many = `As many bookings ${counted} as the next (${first.count})`
  return ago(first) < ago(second)
    ? `${many}; the last one was made longer ago.`
    : `${many}, the last at the same time; the order of accounts decides.`
}
