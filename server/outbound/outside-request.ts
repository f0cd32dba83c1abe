import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
// biome-ignore-start lint/style/noRestrictedImports: the one door through which calls leave.
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
// biome-ignore-end lint/style/noRestrictedImports: the one door through which calls leave.
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { hostOf, type Loopback, mayConnect } from './check-url.ts'
import { OutsideError } from './outside-error.ts'

/** One request to one machine. */
export type OutsideRequest = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly loopback: Loopback | undefined
}

/** What one machine answered; the body is whole and no longer compressed. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<IncomingMessage['headers']>
  readonly body: Buffer
}

type LookupDone = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/**
 * Asks the resolver once and hands on what may be connected to: the very addresses that were checked
 * are those the socket is opened to, so that a name can not lead elsewhere a moment later.
 */
const checkedLookup =
  (loopback: Loopback | undefined) =>
  (host: string, options: LookupOptions, done: LookupDone): void => {
    dns.lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const [first] = found
      if (!first || !found.every(({ address }) => mayConnect(address, loopback))) {
        const sentence = `${host} leads to a machine that is not on the internet, and so is not called.`
        return done(new OutsideError('refused', sentence), [])
      }
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
  }

/** Asks for an address, without following where it leads. */
export async function requestOutside(request: OutsideRequest): Promise<Answer> {
  const response = await headOf(request)
  try {
    const body = await bodyOf(response, request)
    return { status: response.statusCode ?? 0, headers: response.headers, body }
  } finally {
    response.destroy()
  }
}

function headOf({ url, headers, signal, loopback }: OutsideRequest): Promise<IncomingMessage> {
  const options = {
    // A connection of its own: none that was opened for another is used again.
    agent: false,
    signal,
    headers: { ...headers, 'Accept-Encoding': 'gzip, br' },
    lookup: checkedLookup(loopback),
    ...(loopback?.ca && { ca: loopback.ca }),
  } as const
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    send(url, options, resolve).on('error', reject).end()
  })
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Where an answer leads, or null when it is one. */
export const locationOf = ({ status, headers }: Answer): string | null =>
  redirects.has(status) ? (headers.location ?? '') : null

/** What undoes the `Content-Encoding` of an answer. */
function decoderOf(response: IncomingMessage, host: string): Transform {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  switch (encoding) {
    case 'identity':
    case '':
      return new PassThrough()
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new OutsideError('unreadable', `${host} answered in a form that can not be read.`)
  }
}

/** Reads until the end or until there is too much: of what came, and of what comes out of it. */
async function bodyOf(response: IncomingMessage, { url, maxBytes, signal }: OutsideRequest) {
  const host = hostOf(url)
  const bounded = async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > maxBytes) {
        const most = `${Math.round(maxBytes / 1_000_000)} MB`
        throw new OutsideError('too-large', `${host} answered with more than ${most}.`)
      }
      yield chunk
    }
  }
  const chunks: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of bounded(source)) chunks.push(chunk)
  }
  await pipeline(response, bounded, decoderOf(response, host), collect, { signal })
  return Buffer.concat(chunks)
}
