import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { placeholderOrigin } from '#shared/routes.ts'

/** In the order of preference. */
const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** A file of the site in memory, as each of its encodings is sent: the bytes and their headers. */
export type StoredFile = Record<Encoding, { body: Buffer; headers: Record<string, string> }>

const negotiator = new Negotiator<Encoding>({ supportedValues: [...encodings] })

/** Of eleven: the two above take ten times as long, in every start (decision 019). */
const brotliQuality = 9

/** An origin as it may stand in markup, JSON and text alike: all but its plain characters percent-encoded. */
const inText = (origin: string) =>
  origin.replace(/[^\w.:/[\]-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

async function copiesOf(path: string, publicUrl: string): Promise<Record<Encoding, Buffer>> {
  const built = await readFile(path)
  if (!built.includes(placeholderOrigin)) {
    return { br: await readFile(`${path}.br`), gzip: await readFile(`${path}.gz`), identity: built }
  }
  const identity = Buffer.from(built.toString().replaceAll(placeholderOrigin, inText(publicUrl)))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { br, gzip: gz, identity }
}

/**
 * Reads a built file of `folder` and puts the public address where the build left its placeholder.
 * @param headers what is sent with it besides what tells of its bytes.
 */
export async function storeFile(
  folder: string,
  file: string,
  publicUrl: string,
  headers: Record<string, string>,
): Promise<StoredFile> {
  const copies = await copiesOf(join(folder, file), publicUrl)
  const hash = createHash('sha256').update(copies.identity).digest('base64url').slice(0, 22)
  const stored = (encoding: Encoding) => ({
    body: copies[encoding],
    headers: {
      ...headers,
      ETag: `"${hash}-${encoding}"`,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  })
  return { br: stored('br'), gzip: stored('gzip'), identity: stored('identity') }
}

/** Whether one of the copies that a browser says it has is this one. */
const isKnown = (ifNoneMatch: string | undefined, etag = '') =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false

/** The copy of a stored file that the caller reads. */
export function copyFor({ headers }: FastifyRequest, file: StoredFile) {
  const accepted = headers['accept-encoding']
  return file[(accepted !== undefined && negotiator.negotiate(accepted)) || 'identity']
}

/** Sends a stored file; 304 when the caller has this very copy. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  status = 200,
) {
  const { body, headers } = copyFor(request, file)
  reply.headers(headers)
  if (status === 200 && isKnown(request.headers['if-none-match'], headers.ETag)) {
    return reply.status(304).send()
  }
  return reply.status(status).send(body)
}
