import { z } from 'zod'
import type { TwoFactorSecrets } from '../settings/schema.ts'

/** What a firm should have in place before it relies on the product, in the order to do it. */
const setupSteps = ['postgresql', 'smtp', 'https', 'two-factor', 'backups'] as const
export type SetupStep = (typeof setupSteps)[number]

/** What the check-list is worked out from. */
export type SetupFacts = {
  database: 'embedded' | 'postgresql'
  smtpHost: string | null
  /** Why that server could not be used when last tried. */
  smtpProblem: string | null
  /** The sender of e-mail. */
  from: string
  publicUrl: string
  /** Accounts that may sign in, and how many of them need a code to. */
  admins: { active: number; withCode: number }
  /** How what makes their codes is kept. */
  twoFactorSecrets: TwoFactorSecrets
  backups: {
    planned: boolean
    /** Hours since the newest whole backup began; null without any. */
    hoursOld: number | null
    /** What restoring the newest one into a scratch database showed; null before it was tried. */
    checked: boolean | null
  }
}

export type SetupItem = { step: SetupStep; done: boolean; state: string }

/** A weekly plan that ran late is still a plan that runs. */
const oldestBackup = 8 * 24

function smtp({ smtpHost, smtpProblem, from }: SetupFacts): Omit<SetupItem, 'step'> {
  if (!smtpHost) return { done: false, state: 'No mail server is configured; e-mail waits.' }
  if (smtpProblem) return { done: false, state: `Mail waits. ${smtpProblem}` }
  return { done: true, state: `Mail goes out through ${smtpHost} as ${from}.` }
}

function twoFactor({ admins: { active, withCode }, twoFactorSecrets }: SetupFacts) {
  const people = active === 1 ? '1 person' : `${active} people`
  const secrets = secretsSentence(twoFactorSecrets)
  return {
    done: active > 0 && withCode === active && secrets === null,
    state: `${withCode} of ${people} sign in with a code.${secrets ? ` ${secrets}` : ''}`,
  }
}

/** What is wrong with how the secrets of two-factor sign-in are kept; null when nothing is. */
export function secretsSentence({ encrypted, unreadable }: TwoFactorSecrets): string | null {
  if (unreadable > 0) {
    const whose = unreadable === 1 ? 'The app of 1 person' : `The apps of ${unreadable} people`
    return `${whose} can not be asked for a code: their secrets were encrypted with another key.`
  }
  return encrypted
    ? null
    : 'The secrets of their apps are in the database in clear: set SECRET_KEY.'
}

function backups({ backups: { planned, hoursOld, checked } }: SetupFacts) {
  if (hoursOld === null) {
    return {
      done: false,
      state: planned ? 'Planned; none has been made yet.' : 'None is planned, and none was made.',
    }
  }
  const days = Math.floor(hoursOld / 24)
  const age = days === 0 ? 'from today' : days === 1 ? 'one day old' : `${days} days old`
  const restored = {
    true: 'could be restored',
    false: 'could not be restored',
    null: 'has not been restored for a check yet',
  }[`${checked}`]
  return {
    done: planned && checked === true && hoursOld <= oldestBackup,
    state: `The newest is ${age} and ${restored}.${planned ? '' : ' No more are planned.'}`,
  }
}

/** Each step of the way to production, done or not, with its state in a sentence. */
export function setupItems(facts: SetupFacts): SetupItem[] {
  const https = facts.publicUrl.startsWith('https:')
  const server = facts.database === 'postgresql'
  const answers: Record<SetupStep, Omit<SetupItem, 'step'>> = {
    postgresql: {
      done: server,
      state: server
        ? 'The data is on a PostgreSQL server.'
        : 'The data is in the embedded database: one process on one machine.',
    },
    smtp: smtp(facts),
    https: {
      done: https,
      state: https
        ? `Visitors come to ${facts.publicUrl}.`
        : `The public address is ${facts.publicUrl}, without encryption.`,
    },
    'two-factor': twoFactor(facts),
    backups: backups(facts),
  }
  return setupSteps.map((step) => ({ step, ...answers[step] }))
}

/** `GET /api/admin/production`: each step, whether it is done, and how it stands in a sentence. */
export const setupChecklistSchema = z.array(
  z.object({ step: z.enum(setupSteps), done: z.boolean(), state: z.string() }),
)
