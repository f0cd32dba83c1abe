// biome-ignore lint/style/noRestrictedImports: the words of each status; opens nothing.
import { STATUS_CODES } from 'node:http'
// biome-ignore lint/style/noRestrictedImports: a type alone.
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import type { App } from './app-instance.ts'

/** What kept bytes from becoming a call, by Node's code: its status, and what we say of it. */
const known: Record<string, [status: number, failure: AppError]> = {
  HPE_HEADER_OVERFLOW: [431, new AppError('too_large', 'The headers of this call are too long.')],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    new AppError('invalid', 'This call took too long to arrive. Please try again.'),
  ],
}
const noHttp: [number, AppError] = [
  400,
  new AppError('invalid', 'This is not HTTP that can be understood.'),
]

/** Refuses bytes that never became a call, and so never reach `answerError`; then hangs up. */
export function answerClientError(
  error: Error & { code: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const [status, failure] = beginsTooLong(error.rawPacket)
      ? [urlTooLong.status, urlTooLong]
      : (known[error.code] ?? noHttp)
    const body = JSON.stringify(failure.toBody())
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}

/**
 * The address of a call, so that the router can read it. Where a `%` stands for nothing, nobody has
 * such an address: its signs are taken as they are, and who asked gets the page for lost addresses,
 * or from the API an answer in JSON, as for every other address that does not exist.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (!path.includes('%')) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** Most bytes of an address, its query included; the longest that the product itself makes has 3,000. */
const longest = 4_096

export const urlTooLong = new AppError(
  'address_too_long',
  'This address is too long: at most 4,096 characters are taken.',
)

export const isTooLong = (url: string) => url.length > longest

/** Refuses longer addresses of pages and calls alike, before anything reads them. */
export function refuseLongUrls(app: App) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isTooLong(request.originalUrl) ? urlTooLong : undefined)
  })
}

/** Method and address, as HTTP begins; more than so much of it makes the address too long. */
const longFirstLine = new RegExp(`^[A-Z]{1,20} \\S{${longest + 1}}`)

/** Whether the bytes of a call that was cut off begin with an address that is too long. */
const beginsTooLong = (packet: unknown) =>
  Buffer.isBuffer(packet) && longFirstLine.test(packet.toString('latin1', 0, longest + 100))
