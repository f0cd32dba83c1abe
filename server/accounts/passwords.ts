import { hash, verify } from '@node-rs/argon2'
import { brand } from '#content/brand.ts'
import { minPublicPasswordLength } from '#shared/accounts/schema.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'

/**
 * A password as it is kept: composed (NFC), since keyboards and browsers write the same letters
 * composed or not (RFC 8265 §4.2).
 */
const composed = (password: string) => password.normalize('NFC')

// argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's first choice).
export const hashPassword = (password: string) => hash(composed(password))

/** The hash of a password nobody has: verifying against it takes as long as against a real one. */
const decoy = hash('a password that no account has')

/**
 * Whether the password is the account's; for an unknown account (`null`) not, in the same time.
 * `renewed` is a hash to keep instead, where an earlier release kept the password in the form in
 * which it was typed: that one is tried after the composed one, and so is the other that it may be.
 */
export async function checkPassword(
  passwordHash: string | null,
  password: string,
): Promise<{ matches: boolean; renewed?: string }> {
  const kept = passwordHash ?? (await decoy)
  const forms = new Set([composed(password), password, password.normalize('NFD')])
  for (const form of forms) {
    if (!(await verify(kept, form)) || passwordHash === null) continue
    if (form === composed(password)) return { matches: true }
    return { matches: true, renewed: await hashPassword(password) }
  }
  return { matches: false }
}

/**
 * The rules of a product that others can reach (design.md §4): on a local one the form's own
 * minimum is enough.
 * @throws {AppError} `invalid`, the sentence at `field`.
 */
export async function refuseWeakPassword(
  { isLocal, publicUrl }: Env,
  password: string,
  person: Person,
  field = 'password',
): Promise<void> {
  if (isLocal) return
  const problem =
    password.length < minPublicPasswordLength
      ? `Password must be at least ${minPublicPasswordLength} characters long.`
      : await weaknessOf(password, person, new URL(publicUrl).hostname)
  if (problem) throw new AppError('invalid', problem, { fields: { [field]: problem } })
}

/**
 * So much of a password is estimated: the work grows with its length and with the spellings tried
 * of each letter, on the thread that answers everybody. Within these bounds the worst takes about
 * 20 ms; 256 characters with the library's own bounds took 1.2 s. What is hard to guess so far stays
 * so, whatever follows.
 */
const bounds = { maxLength: 40, l33tMaxSubstitutions: 16 }
/** The best of the estimate's grades, 0 to 4: more than 10^10 guesses. */
const lowestScore = 4
/** Shorter parts of a name stand in many a word that has nothing to do with it. */
const shortestPart = 3

async function load() {
  const [{ ZxcvbnFactory }, common, english, german, french, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const dictionary = {
    passwords: common.dictionary['passwords-common'],
    words: english.dictionary['commonWords-en'],
    foreignWords: merged(
      german.dictionary.commonWords,
      french.dictionary['commonWords-fr'],
      spanish.dictionary['commonWords-es-es'],
    ),
  }
  return new ZxcvbnFactory({ ...bounds, dictionary, graphs: common.adjacencyGraphs })
}

/**
 * Lists of words, each with its commonest first, as one such list: the work of an estimate grows with
 * the number of lists, by half as much again for each, and hardly with their length.
 */
function merged(...lists: string[][]): string[] {
  const longest = Math.max(...lists.map((words) => words.length))
  const byRank = Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((words) => words[rank] ?? []),
  )
  return [...new Set(byRank.flat())]
}

/** Read on first use: most processes never see a new password. */
let estimator: ReturnType<typeof load> | undefined

export type Person = { name: string; email: string }

const advice =
  'Four words that have nothing to do with each other are better, and easily kept in mind.'
const names = `This password is made of your name, your address or the firm's name, which are tried first.`
const row = 'This password is a simple row or repetition.'
const common = 'This password is one of the most common ones.'

/** What the estimate found, by its own keys, as sentences. */
const findings: Record<string, string> = {
  topTen: common,
  topHundred: common,
  common,
  similarToCommon: 'This password is close to one of the most common ones.',
  userInputs: names,
  simpleRepeat: row,
  extendedRepeat: row,
  sequences: row,
  straightRow: row,
  keyPattern: row,
}

/**
 * Why a password would be guessed too easily, and what is better, as sentences; null when it is hard
 * to guess. What stands about the person and the firm in public counts for nothing in it.
 */
async function weaknessOf(password: string, person: Person, host: string): Promise<string | null> {
  estimator ??= load()
  const known = publicWords(person, host)
  const typed = password.toLowerCase()
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), typed)
  const hasNames = rest !== typed
  const { score, feedback } = (await estimator).check(hasNames ? rest : password, known)
  if (score >= lowestScore) return null
  const finding = hasNames ? names : findings[feedback.warning ?? '']
  return `${finding ?? 'This password is too easy to guess.'} ${advice}`
}

/** What anybody knows, whole and in parts, in small letters, the longest first. */
function publicWords({ name, email }: Person, host: string): string[] {
  const texts = [name, email, host, brand.name, brand.legalName, brand.email]
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...texts, ...parts].map((text) => composed(text).toLowerCase()))]
    .filter((text) => text.length >= shortestPart)
    .sort((a, b) => b.length - a.length)
}
