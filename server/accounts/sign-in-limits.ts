import type { Ctx } from '../context.ts'
import { type Counter, consume, forgive, giveBack } from '../http/rate-limit.ts'
import { type Attempt, isKnownNetwork, noAccount, recordLockOut } from './sign-in-log.ts'
import { codeGuesses } from './two-factor/codes.ts'

const quarter = 15 * 60
const hour = 60 * 60

/** Of one known browser at one account, and of one network at one account. */
const guesses = { name: 'login-guess', max: 10, seconds: quarter }
/** Of one network at all accounts that were never signed in from it. */
const guessesFromOneNetwork = { name: 'login-guess-network', max: 50, seconds: quarter }
/** At one account, of all networks that it was never signed in from. */
const guessesAtOneAccount = { name: 'login-guess-account', max: 200, seconds: hour }
/** At one account, of all networks that it was signed in from, without a known browser. */
const guessesAtHome = { name: 'login-guess-home', max: 200, seconds: hour }

/**
 * Where an attempt comes from, as far as that tells who it may be: a browser that the account was signed
 * in with, told by its cookie; a network that it was signed in from; or anywhere.
 */
type Origin = 'device' | 'network' | 'stranger'

type Arguments = Attempt & {
  ctx: Ctx
  /** The address that was typed, in small letters. */
  account: string
  /** The hash of the cookie, if the account was signed in with it. */
  knownDevice: string | undefined
}

export type SignInLimits = {
  /** Counts an attempt, before its password is looked at: many at once are not free. */
  count: () => Promise<void>
  /** Takes an attempt back that was no guess. */
  giveBack: () => Promise<void>
  /** Forgets, after a success, what this browser or this network failed at this account. */
  forgive: () => Promise<void>
  /** The same three for the code of an account whose password was right. */
  countCode: () => Promise<void>
  forgiveCode: () => Promise<void>
}

/**
 * The limits of guessing at an account's password. What a browser fails that the account was signed in
 * with counts apart, so that whoever guesses beside it, behind one router or all over the world, does not
 * shut its owner out (device cookies, OWASP "Slow Down Online Guessing Attacks"). The same holds, more
 * coarsely, for the networks it was signed in from.
 *
 * The bound, whatever anybody does: at one account, in a window of an hour, 200 wrong passwords from
 * networks it was never signed in from, 200 from all those it was, and ten in a quarter of an hour with
 * each known browser, of which there are ten at most and which only a whole sign-in makes. No success
 * takes back from the two of an hour more than itself. One network has ten at one account in a quarter
 * of an hour, and anew after a success from it; and 50 at all that were never signed in from it.
 */
export async function signInLimits(about: Arguments): Promise<SignInLimits> {
  const { ctx, account, accountId, network, knownDevice } = about
  const origin = await originOf(about)
  const source = origin === 'device' ? `device ${knownDevice}` : network
  const own = { limit: guesses, subject: `${account}|${source}` }
  const ofNetwork = { limit: guessesFromOneNetwork, subject: network }
  const atHome = { limit: guessesAtHome, subject: account }
  const atAccount = { limit: guessesAtOneAccount, subject: account }
  // A refused attempt counts no further: it must not use up what others share.
  const counters = {
    device: [own],
    network: [own, atHome],
    stranger: [own, ofNetwork, atAccount],
  }[origin]
  const codes = {
    limit: codeGuesses,
    subject: origin === 'stranger' ? accountId : `${accountId}|${source}`,
  }
  const use = ({ limit, subject }: Counter) =>
    consume(ctx, limit, subject, (until) =>
      recordLockOut(ctx, { accountId, network }, limit, until),
    )
  const takeBack = ({ limit, subject }: Counter) => giveBack(ctx, limit, subject)
  return {
    count: async () => {
      for (const counter of counters) await use(counter)
    },
    giveBack: async () => {
      for (const counter of counters) await takeBack(counter)
    },
    forgive: async () => {
      await forgive(ctx, own, origin === 'stranger' ? ofNetwork : undefined)
      if (origin !== 'device') await takeBack(origin === 'network' ? atHome : atAccount)
    },
    countCode: () => use(codes),
    forgiveCode: () => (origin === 'device' ? forgive(ctx, codes) : takeBack(codes)),
  }
}

async function originOf({ ctx, accountId, network, knownDevice }: Arguments): Promise<Origin> {
  if (accountId === noAccount) return 'stranger'
  if (knownDevice) return 'device'
  return (await isKnownNetwork(ctx, { accountId, network })) ? 'network' : 'stranger'
}
