import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/db/database.ts'
import { aLead } from './builders.ts'
import { openPlace, type Place } from './databases.ts'
import { diceOf } from './dice.ts'
import { sendLead } from './load.ts'
import { type DeliveryStep, deliverySteps, MailPeer } from './mail-peer.ts'
import { type RunningServer, startServer, variablesOf } from './server-process.ts'
import { until } from './until.ts'

/** From the answer to the visitor to the answer of the mail server. */
export const killMoments = ['visitor answered', ...deliverySteps] as const
type KillMoment = 'visitor answered' | DeliveryStep

/** Something that goes wrong with mail, and how it stops. */
type Fault = {
  begin: (peer: MailPeer) => Promise<void> | void
  /** How the server process ends while it lasts. */
  signal: 'SIGKILL' | 'SIGTERM'
  /** When it ends, in each round at another of these; else after a while. */
  moments?: readonly KillMoment[]
}

const refuses = (at: 'mail' | 'rcpt' | 'data', code: number): Fault => ({
  begin: (peer) => {
    peer.usual = { kind: 'refuse', at, code }
  },
  signal: 'SIGTERM',
})

/** What is tried, by the name it has in the table of results. */
export const mailFaults = {
  'process killed at each step': {
    begin: () => {},
    signal: 'SIGKILL',
    moments: killMoments,
  },
  'process killed while sending': {
    begin: (peer) => {
      peer.usual = { kind: 'slow', milliseconds: 40 }
    },
    signal: 'SIGKILL',
  },
  'mail server down': { begin: (peer) => peer.stop(), signal: 'SIGTERM' },
  'mail server slow': {
    begin: (peer) => {
      peer.usual = { kind: 'slow', milliseconds: 1_500 }
    },
    signal: 'SIGTERM',
  },
  'sender refused for now (451)': refuses('mail', 451),
  'receiver refused for now (450)': refuses('rcpt', 450),
  'content refused for now (451)': refuses('data', 451),
  'receiver refused for good (550)': refuses('rcpt', 550),
  'content refused for good (554)': refuses('data', 554),
  'connection broken after DATA': {
    begin: (peer) => {
      peer.usual = { kind: 'drop' }
    },
    signal: 'SIGTERM',
  },
} as const satisfies Record<string, Fault>
export type MailFault = keyof typeof mailFaults

export type MailFaultReport = {
  /** Messages that visitors were told would be answered. */
  acknowledged: number
  delivered: number
  /** Not delivered, and shown as failed in the outbox. */
  failed: number
  /** Neither delivered nor shown: must be none. */
  lost: string[]
  /** Arrivals beyond the first, each with the Message-ID of the first. */
  repeated: number
  /** Repeats under another Message-ID: must be none. */
  renamed: number
}

/** Sends so many leads at once, and returns the addresses of those acknowledged. */
async function acknowledgedOf(url: string, count: number): Promise<string[]> {
  const sent = await Promise.all(
    Array.from({ length: count }, async () => {
      const lead = aLead()
      const response = await sendLead(url, lead).catch(() => null)
      await response?.body?.cancel()
      return response?.status === 201 ? [lead.email] : []
    }),
  )
  return sent.flat()
}

/** Lets the peer, which kept all waiting, work, and kills the server at this moment of a delivery. */
async function killAt(moment: KillMoment, server: RunningServer, peer: MailPeer, open: () => void) {
  const kill = () => server.kill('SIGKILL')
  if (moment === 'visitor answered') kill()
  else {
    peer.watch = (step) => {
      if (step === moment) kill()
    }
  }
  open()
  await server.exited
  peer.watch = () => {}
}

/** Whatever waits for its next attempt, or for a crashed one to be noticed, is due now. */
async function letTimePass(place: Place) {
  const { db, close } = await openPlace(place)
  await db.execute(sql`update messages set next_attempt_at = now() where state = 'waiting'`)
  await close()
}

async function failedIn(place: Place) {
  const { db, close } = await openPlace(place)
  const rows = await db.execute(
    sql`select to_address as email from messages where state = 'failed'`,
  )
  await close()
  return new Set(rowsOf<{ email: string }>(rows).map(({ email }) => email))
}

/**
 * Runs the product against a mail server that misbehaves: in each round visitors write, the next of
 * the faults shows, the process ends. Then everything is well again, and what was promised is counted.
 */
export async function mailFaultRounds(
  place: Place,
  names: readonly [MailFault, ...MailFault[]],
  rounds: number,
  leads = 12,
): Promise<MailFaultReport> {
  const peer = new MailPeer()
  await peer.start()
  const variables = { ...variablesOf(place), RATE_LIMIT: 'off', SMTP_URL: peer.url }
  const acknowledged: string[] = []
  const dice = diceOf('moments of the ends')
  for (let round = 0; round < rounds; round += 1) {
    const { begin, signal, moments }: Fault = mailFaults[names[round % names.length] ?? names[0]]
    peer.troubled = 0
    await begin(peer)
    const moment = moments?.[round % moments.length]
    const open = moment ? peer.hold() : () => {}
    const server = await startServer(variables)
    acknowledged.push(...(await acknowledgedOf(server.url, leads)))
    if (moment) await killAt(moment, server, peer, open)
    else {
      if (signal === 'SIGTERM') await until(() => peer.troubled > 0 || !peer.isRunning)
      await wait(signal === 'SIGKILL' ? 150 + dice.below(500) : 900)
      server.kill(signal)
      await server.exited
    }
    peer.usual = { kind: 'accept' }
    if (!peer.isRunning) await peer.start()
    await letTimePass(place)
  }
  const failed = await failedIn(place)
  const missing = () => {
    const got = new Set(peer.received.map(({ to }) => to))
    return acknowledged.filter((email) => !got.has(email) && !failed.has(email))
  }
  const server = await startServer(variables)
  // What did not come by then shows in the report.
  await until(() => missing().length === 0)
  // A repeat would come now.
  await wait(300)
  server.kill('SIGTERM')
  await server.exited
  await peer.stop()
  const ids = Map.groupBy(peer.received, ({ to }) => to)
  const arrivals = [...ids.values()]
  return {
    acknowledged: acknowledged.length,
    delivered: acknowledged.filter((email) => ids.has(email)).length,
    failed: acknowledged.filter((email) => failed.has(email)).length,
    lost: missing(),
    repeated: arrivals.reduce((sum, { length }) => sum + length - 1, 0),
    renamed: arrivals.filter((all) => new Set(all.map(({ messageId }) => messageId)).size > 1)
      .length,
  }
}
