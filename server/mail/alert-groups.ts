/** More than this at once is told in one message to each person, not in one each. */
const toldOneByOne = 3
/** So many are named in a message about many. */
const named = 10

/** One message about some things that happened: those it names, and how many more there are. */
export type AlertGroup<Thing> = { only: Thing | null; shown: readonly Thing[]; more: number }

/** What the firm's people are told at once, shared out over messages. */
export function alertGroups<Thing>(things: readonly Thing[]): AlertGroup<Thing>[] {
  if (things.length <= toldOneByOne) {
    return things.map((only) => ({ only, shown: [only], more: 0 }))
  }
  return [{ only: null, shown: things.slice(0, named), more: Math.max(0, things.length - named) }]
}
