import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'

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
export function answerClientError(error: Error & { code: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const [status, failure] = known[error.code] ?? noHttp
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
