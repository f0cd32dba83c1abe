/** Who can be named: an account of the team. */
export type Nameable = { id: string; name: string }

/** A name in a text: where it stands, its @ included, and whose it may be. */
export type Mention = { at: number; length: number; ids: string[] }

const inWord = /[\p{L}\p{M}\p{N}_]/u
const firstWord = /^[\p{L}\p{M}\p{N}'’-]+/u

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a name stands at the start of a text, as a whole. */
function begins(text: string, name: string): boolean {
  return isSame(text.slice(0, name.length), name) && !inWord.test(text.charAt(name.length))
}

/**
 * The colleagues that a note names (relationship.md §2): `@` and their name as the team has it, the
 * longest that fits; or their first name, where one alone bears it. Of two with the same name both
 * are meant. What stands before the `@` of a mail address names nobody.
 */
export function mentionsIn(text: string, team: readonly Nameable[]): Mention[] {
  const named = team.filter(({ name }) => name.trim() !== '')
  const mentions: Mention[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at > 0 && inWord.test(text.charAt(at - 1))) continue
    const mention = whoIsNamed(text.slice(at + 1, at + 1 + longest), named)
    if (mention) mentions.push({ at, length: mention.length + 1, ids: mention.ids })
  }
  return mentions
}

/** Most characters of an account's name, and one behind it. */
const longest = 201

function whoIsNamed(rest: string, team: readonly Nameable[]) {
  const full = team.filter(({ name }) => begins(rest, name))
  const length = Math.max(0, ...full.map(({ name }) => name.length))
  if (length > 0) {
    return { length, ids: full.filter(({ name }) => name.length === length).map(({ id }) => id) }
  }
  const word = firstWord.exec(rest)?.[0] ?? ''
  const [only, ...others] = team.filter(({ name }) => isSame(firstWord.exec(name)?.[0] ?? '', word))
  return word !== '' && only && others.length === 0
    ? { length: word.length, ids: [only.id] }
    : undefined
}

/** What is being typed before the caret after an `@`: where that stands, and the words so far. */
export function mentionBegun(text: string, caret: number): { at: number; words: string } | null {
  const before = text.slice(Math.max(0, caret - longest), caret)
  const at = before.lastIndexOf('@')
  if (at === -1 || (at > 0 && inWord.test(before.charAt(at - 1)))) return null
  const words = before.slice(at + 1)
  // Names have few words; what goes on is no name any more.
  if (/[\n@.,;:!?()]/.test(words) || words.startsWith(' ') || words.split(' ').length > 3) {
    return null
  }
  return { at: caret - words.length - 1, words }
}

/** The colleagues to offer for the words after an `@`: whose name, or a word of it, begins so. */
export function namedLike<Who extends Nameable>(words: string, team: readonly Who[]): Who[] {
  const wanted = words.toLowerCase()
  return team.filter(({ name }) => {
    const own = name.toLowerCase()
    return own.startsWith(wanted) || own.split(/\s+/).some((word) => word.startsWith(wanted))
  })
}
