import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { errorBodySchema } from '#shared/errors.ts'
import { answerClientError } from './client-error.ts'

/** What a server that has 100 ms for a call answers to bytes after which nothing comes. */
async function answerTo(bytes: string) {
  const limits = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 }
  const server = createServer(limits, (request) => request.resume())
  server.on('clientError', answerClientError)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  server.close()
  return { head, ...errorBodySchema.parse(JSON.parse(body)) }
}

const post = 'POST / HTTP/1.1\r\nHost: x\r\n'

test.each([
  ['bytes that are no HTTP', 'hello\r\n\r\n', 400, 'invalid', /HTTP/],
  ['headers of 20 KB', `${post}A: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_large', /too long/],
  [
    'an address of 20 KB',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    414,
    'address_too_long',
    /too long/,
  ],
  ['headers that do not end', post, 408, 'invalid', /too long to arrive/],
  ['a body that does not end', `${post}Content-Length: 9\r\n\r\n{`, 408, 'invalid', /try again/],
])('%s are answered with a sentence, and let go', async (_what, bytes, status, code, sentence) => {
  const { head, ...body } = await answerTo(bytes)
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w.*\r\n`))
  expect(head).toContain('Connection: close')
  expect(body).toEqual({ code, error: expect.stringMatching(sentence) })
})
