import dns from 'node:dns'
import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emails, outboundCalls as table } from '#server/db/schema.ts'
import { planEmails } from '#server/mail/plan-emails.ts'
import { outboundCalls } from '#shared/office-calls.ts'
import { outboundSchema } from '#shared/outbound/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { CalendarPeer, ownCertificate } from '#tests/support/calendar-peer.ts'
import { day } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { expiry } from '../jobs/maintenance.ts'
import { openOutboundDoor } from './outbound-door.ts'
import type { OutsideError } from './outside-error.ts'

const purpose = 'calendar-feed'
const send =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

onOneDatabase('the door to the outside', (database) => {
  const app = useTestApp(database, {
    variables: { SMTP_URL: 'smtps://someone:secret@mail.example:465' },
  })
  const peer = new CalendarPeer()
  beforeAll(() => peer.start())
  afterAll(() => peer.stop())
  beforeEach(() => {
    peer.requests.length = 0
  })

  const door = openOutboundDoor({ loopback: {} })
  const get = (url: string, headers?: Record<string, string>) =>
    door.fetchOutside(app.ctx, { purpose, url, ...(headers && { headers }) })
  const failing = (call: Promise<unknown>) =>
    call.then(
      () => 'nothing',
      ({ failure, message }: OutsideError) => [failure, message],
    )
  const counted = () => app.db.select().from(table)

  test('fetches, and counts by purpose and host', async () => {
    peer.answer = send(200, { ETag: '"1"' }, 'BEGIN')
    const answer = await get(peer.url('/a?key=secret'), { 'If-None-Match': '"0"' })
    expect([answer.status, answer.headers.etag, answer.body.toString()]).toEqual([
      200,
      '"1"',
      'BEGIN',
    ])
    expect(peer.requests[0]?.headers).toMatchObject({
      'if-none-match': '"0"',
      'accept-encoding': 'gzip, br',
    })
    peer.answer = send(500, {})
    expect((await get(peer.url())).status).toBe(500)
    expect(await counted()).toEqual([
      {
        purpose,
        host: '127.0.0.1',
        calls: 2,
        failures: 1,
        lastAt: app.clock(),
        lastFailure: '127.0.0.1 answered with status 500.',
        lastFailureAt: app.clock(),
      },
    ])
  })

  test('without the permission of a test nothing of this machine is called', async () => {
    const own = openOutboundDoor()
    for (const url of [peer.url(), peer.url('/', 'localhost'), `https://127.0.0.1:${peer.port}/`]) {
      expect((await failing(own.fetchOutside(app.ctx, { purpose, url })))[0]).toBe('refused')
    }
    expect(peer.requests).toEqual([])
    expect(await counted()).toEqual([])
  })

  test('follows redirects, each checked as the first', async () => {
    peer.answer = (request, response) =>
      request.url === '/end'
        ? response.end('there')
        : response.writeHead(302, { Location: '/end' }).end()
    expect((await get(peer.url('/begin'))).body.toString()).toBe('there')
    for (const location of [
      'https://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'https://[::ffff:10.0.0.1]/',
      'file:///etc/passwd',
      'http://calendar.example/',
      'https://user:pass@calendar.example/',
      'https://',
    ]) {
      peer.answer = send(307, { Location: location })
      expect(await failing(get(peer.url()))).toEqual(['refused', expect.any(String)])
    }
    peer.answer = send(301, { Location: '/again' })
    peer.requests.length = 0
    expect((await failing(get(peer.url())))[0]).toBe('too-many-redirects')
    expect(peer.requests).toHaveLength(6)
  })

  test('a name that leads inside is refused, and the address that was checked is the one called', async () => {
    const answers = [['10.0.0.7'], ['93.184.216.34', '127.0.0.1'], ['::ffff:10.0.0.7'], ['fd00::1']]
    const lookup = vi.spyOn(dns, 'lookup')
    const resolve = (addresses: string[]) =>
      lookup.mockImplementation(((
        _host: string,
        _options: unknown,
        done: (...all: unknown[]) => void,
      ) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as never)
    try {
      const own = openOutboundDoor()
      for (const addresses of answers) {
        resolve(addresses)
        const call = own.fetchOutside(app.ctx, { purpose, url: 'https://rebound.example/' })
        expect(await failing(call)).toEqual([
          'refused',
          'rebound.example leads to a machine that is not on the internet, and so is not called.',
        ])
      }
      expect(lookup).toHaveBeenCalledTimes(answers.length)
      // The resolver is asked once for each call: there is no second answer to be connected to.
      lookup.mockClear()
      resolve(['127.0.0.1'])
      peer.answer = send(200, {}, 'here')
      const rebound = await failing(get(`https://rebound.example:${peer.port}/`))
      expect(rebound[0]).toBe('unreachable')
      expect(lookup).toHaveBeenCalledTimes(1)
    } finally {
      lookup.mockRestore()
    }
  })

  test('reads what is compressed, and no more than twenty megabytes of either', async () => {
    peer.answer = send(200, { 'Content-Encoding': 'gzip' }, gzipSync('zipped'))
    expect((await get(peer.url())).body.toString()).toBe('zipped')
    peer.answer = send(200, { 'Content-Encoding': 'br' }, brotliCompressSync('pressed'))
    expect((await get(peer.url())).body.toString()).toBe('pressed')
    const tooLarge = ['too-large', '127.0.0.1 answered with more than 20 MB.']
    // The size of 10,000 events as calendar programs write them.
    peer.answer = send(200, { 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(20_000_000)))
    expect((await get(peer.url())).body).toHaveLength(20_000_000)
    peer.answer = send(200, {}, Buffer.alloc(20_000_001))
    expect(await failing(get(peer.url()))).toEqual(tooLarge)
    const bomb = gzipSync(Buffer.alloc(200_000_000))
    peer.answer = send(200, { 'Content-Encoding': 'gzip' }, bomb)
    expect(await failing(get(peer.url()))).toEqual(tooLarge)
    for (const [encoding, body] of [
      ['gzip', 'no gzip'],
      ['gzip, gzip', gzipSync(gzipSync('twice'))],
    ] as const) {
      peer.answer = send(200, { 'Content-Encoding': encoding }, body)
      expect((await failing(get(peer.url())))[0]).toBe('unreadable')
    }
  })

  test('waits ten seconds for all of it', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    let patience = new AbortController()
    timeout.mockImplementation(() => {
      patience = new AbortController()
      return patience.signal
    })
    const endPatience = () => patience.abort(new DOMException('Too slow.', 'TimeoutError'))
    try {
      const tooSlow = ['too-slow', '127.0.0.1 did not answer in time.']
      peer.answer = endPatience
      expect(await failing(get(peer.url()))).toEqual(tooSlow)
      peer.answer = (_request, response) => {
        response.writeHead(200).write('begun', endPatience)
      }
      expect(await failing(get(peer.url()))).toEqual(tooSlow)
      expect(timeout).toHaveBeenCalledWith(10_000)
    } finally {
      timeout.mockRestore()
    }
  })

  test('a machine that is not there, or hangs up, is one that could not be reached', async () => {
    peer.answer = (request) => request.socket.destroy()
    const unreachable = ['unreachable', '127.0.0.1 could not be reached.']
    expect(await failing(get(peer.url()))).toEqual(unreachable)
    expect(await failing(get('http://127.0.0.1:1/'))).toEqual(unreachable)
  })

  test('speaks https with those whose certificate holds, and with nobody else', async ({
    skip,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'peer-'))
    const certificate = ownCertificate(folder)
    rmSync(folder, { recursive: true })
    if (!certificate) return skip('There is no openssl to make a certificate with.')
    const safe = new CalendarPeer(certificate)
    await safe.start()
    try {
      safe.answer = send(200, {}, 'safe')
      expect(await failing(get(safe.url()))).toEqual([
        'untrusted',
        'The certificate of 127.0.0.1 can not be trusted.',
      ])
      const trusting = openOutboundDoor({ loopback: { ca: certificate.cert } })
      const answer = await trusting.fetchOutside(app.ctx, { purpose, url: safe.url() })
      expect(answer.body.toString()).toBe('safe')
    } finally {
      await safe.stop()
    }
  })

  test('what leaves the machine is shown to the firm, for ninety days', async () => {
    peer.answer = send(200, {})
    await get(peer.url('/secret-token'))
    const admin = await signedIn(app)
    const answer = await admin.get(outboundCalls.list)
    expect(answer.read(outboundSchema)).toEqual({
      calls: [
        {
          purpose,
          host: '127.0.0.1',
          calls: 1,
          failures: 0,
          lastAt: app.clock().toISOString(),
          lastFailure: null,
          lastFailureAt: null,
        },
      ],
      mail: { host: 'mail.example:465', sent: 0, lastAt: null },
    })
    expect(answer.text).not.toContain('secret')
    // The firm and the visitor are written to; one of the two was sent long ago.
    const asked = { name: 'Ann', email: 'ann@mill.example' }
    await app.visitor().post(api.consultationRequests, asked)
    await planEmails(app.ctx, () => {})
    const sentAt = app.clock()
    const longAgo = new Date(sentAt.getTime() - 91 * day)
    await app.db.update(emails).set({ state: 'sent', sentAt: longAgo })
    await app.db.update(emails).set({ sentAt }).where(eq(emails.toAddress, asked.email))
    expect(await app.db.$count(emails)).toBe(2)
    expect((await admin.get(outboundCalls.list)).read(outboundSchema).mail).toEqual({
      host: 'mail.example:465',
      sent: 1,
      lastAt: sentAt.toISOString(),
    })
    expect((await app.visitor().get(outboundCalls.list)).status).toBe(401)
    app.clock.advance(91 * day)
    await expiry.run(app.db, app.clock())
    expect(await counted()).toEqual([])
  })
})
