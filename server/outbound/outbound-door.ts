import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { OutboundPurpose } from '#shared/outbound/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { outboundCalls } from '../db/schema.ts'
import { checkUrl, hostOf, type Loopback } from './check-url.ts'
import { OutsideError } from './outside-error.ts'
import { type Answer, locationOf, type OutsideRequest, requestOutside } from './outside-request.ts'

/** What bounds the calls of each purpose; the time is for all of a call, redirects included. */
const bounds: Record<OutboundPurpose, { maxBytes: number; timeoutMs: number; accept: string }> = {
  'calendar-feed': {
    // 10,000 events, of about a kilobyte each as calendar programs write them, and as many again.
    maxBytes: 20_000_000,
    timeoutMs: 10_000,
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  },
}

const maxRedirects = 5

type OutsideCall = {
  readonly purpose: OutboundPurpose
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The one way from this machine to another that speaks HTTP (decision 039). */
export type OutboundDoor = {
  /**
   * Fetches an address by GET, follows up to five redirects, and returns the last answer, whatever
   * its status. Each machine that was called is counted.
   * @throws {OutsideError} with a sentence for people.
   */
  readonly fetchOutside: (ctx: Pick<Ctx, 'db' | 'clock'>, call: OutsideCall) => Promise<Answer>
}

/** `loopback` is for tests alone; without it nothing but the internet is called. */
export function openOutboundDoor({ loopback }: { loopback?: Loopback } = {}): OutboundDoor {
  return {
    fetchOutside: async (ctx, { purpose, url, headers }) => {
      const { maxBytes, timeoutMs, accept } = bounds[purpose]
      const signal = AbortSignal.timeout(timeoutMs)
      const sent = { 'User-Agent': brand.name, Accept: accept, ...headers }
      let target = checkUrl(url, loopback)
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        const request = { url: target, headers: sent, maxBytes, signal, loopback }
        const answer = await counted(ctx, purpose, request)
        const location = locationOf(answer)
        if (location === null) return answer
        target = checkUrl(URL.parse(location, target)?.href ?? '', loopback)
      }
      throw new OutsideError(
        'too-many-redirects',
        `${hostOf(target)} leads on to other addresses without end.`,
      )
    },
  }
}

/** Calls, and counts that it was done, unless it was refused before anything left. */
async function counted(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  purpose: OutboundPurpose,
  request: OutsideRequest,
): Promise<Answer> {
  const host = hostOf(request.url)
  try {
    const answer = await requestOutside(request)
    const failure = answer.status >= 400 ? `${host} answered with status ${answer.status}.` : null
    await count(ctx, purpose, host, failure)
    return answer
  } catch (cause) {
    const error = cause instanceof OutsideError ? cause : failureOf(host, cause, request.signal)
    if (error.failure !== 'refused') await count(ctx, purpose, host, error.message)
    throw error
  }
}

async function count(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  purpose: OutboundPurpose,
  host: string,
  failure: string | null,
): Promise<void> {
  const now = clock()
  const failed = failure !== null && { lastFailure: failure, lastFailureAt: now }
  await db
    .insert(outboundCalls)
    .values({ purpose, host, calls: 1, failures: failed ? 1 : 0, lastAt: now, ...failed })
    .onConflictDoUpdate({
      target: [outboundCalls.purpose, outboundCalls.host],
      set: {
        calls: sql`${outboundCalls.calls} + 1`,
        failures: sql`${outboundCalls.failures} + ${failed ? 1 : 0}`,
        lastAt: now,
        ...failed,
      },
    })
}

const certificateCodes =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/

/** The sentence for what the network, the certificate or the stream said. */
function failureOf(host: string, cause: unknown, { aborted }: AbortSignal): OutsideError {
  const { code = '' } = cause as { code?: string }
  if (aborted) {
    return new OutsideError('too-slow', `${host} did not answer in time.`, cause)
  }
  if (code === 'ENOTFOUND') {
    return new OutsideError('unreachable', `There is no machine by the name ${host}.`, cause)
  }
  if (certificateCodes.test(code)) {
    return new OutsideError('untrusted', `The certificate of ${host} can not be trusted.`, cause)
  }
  if (/^Z_|^ERR_.*BROTLI|^ERR__ERROR|^HPE_/.test(code)) {
    return new OutsideError('unreadable', `${host} answered in a form that can not be read.`, cause)
  }
  return new OutsideError('unreachable', `${host} could not be reached.`, cause)
}
