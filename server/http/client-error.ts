import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import { addressTooLong, beginsTooLong } from './long-address.ts'

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

/** Answers bytes that never became a call, and so never reach `answerError`; then hangs up. */
export function answerClientError(
  error: Error & { code: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const [status, failure] = beginsTooLong(error.rawPacket)
      ? [addressTooLong.status, addressTooLong]
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
