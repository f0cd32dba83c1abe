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

/** Of eleven: above, brotli takes 8 to 33 MB for each page, and a start waits for it (decision 019). */
const brotliQuality = 6

/** An origin as it may stand in markup, JSON and text alike: all but its plain characters percent-encoded. */
const inText = (origin: string) =>
  origin.replace(/[^\w.:/[\]-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Changes the text of a file before it is stored. */
type Edit = (text: string) => string

async function copiesOf(
  path: string,
  publicUrl: string,
  edit: Edit | undefined,
): Promise<Record<Encoding, Buffer>> {
  const built = await readFile(path)
  if (!built.includes(placeholderOrigin) && !edit) {
    return { br: await readFile(`${path}.br`), gzip: await readFile(`${path}.gz`), identity: built }
  }
  const addressed = built.toString().replaceAll(placeholderOrigin, inText(publicUrl))
  const identity = Buffer.from(edit ? edit(addressed) : addressed)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    // No larger than the page: the window is memory, too.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(10, Math.ceil(Math.log2(identity.length + 16))),
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
 * @param edit changes its text besides.
 */
export async function storeFile(
  folder: string,
  file: string,
  publicUrl: string,
  headers: Record<string, string>,
  edit?: Edit,
): Promise<StoredFile> {
  const copies = await copiesOf(join(folder, file), publicUrl, edit)
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
