import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { metricsPath } from '#shared/routes.ts'
import {
  embeddedPlace,
  onOneDatabase,
  type Place,
  placeWithOneConnection,
} from '#tests/support/databases.ts'
import { inLongLane } from '#tests/support/lane.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { peakOf } from '#tests/support/memory-limit.ts'
import { spawnServer, startServer, variablesOf } from '#tests/support/server-process.ts'
import { until } from '#tests/support/until.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})
const put = async (place: Promise<Place>) => {
  const there = await place
  undo.push(there.remove)
  return there
}

const aKey = () => randomBytes(32).toString('base64')

/** What a start that can not succeed leaves on standard error: one sentence, and exit code 1. */
async function sentenceOf(variables: Record<string, string>) {
  const server = spawnServer(variables)
  undo.push(() => server.kill('SIGKILL'))
  const { code } = await server.exited
  const { stderr, stdout } = server.output
  expect({ code, lines: stderr.split('\n').length }, stderr + stdout).toEqual({ code: 1, lines: 2 })
  expect(stderr).toMatch(/^[A-Z].*\.\n$/)
  return stderr
}

describe('a start that can not succeed ends with one sentence', () => {
  const sentences: [Record<string, string>, string][] = [
    [{ PORT: 'http' }, 'PORT must be'],
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db' }, '127.0.0.1:1/db'],
    [{ DATA_DIR: '/dev/null/data' }, 'can not be written to'],
  ]
  /** As those above; all but the last are looked at without a start as well, in `server/env.test.ts`. */
  const moreSentences: typeof sentences = [
    [{ ROLE: 'all-of-it' }, 'ROLE must be one of'],
    [{ PUBLIC_URL: 'https://loom.example', RATE_LIMIT: 'off' }, 'RATE_LIMIT=off'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL must be'],
    [{ DATABASE_URL: 'postgres://me:secret@no-such-host.invalid/db' }, 'no-such-host.invalid'],
  ]
  const keepsSecrets = async (variables: Record<string, string>, expected: string) => {
    const sentence = await sentenceOf(variables)
    expect(sentence).toContain(expected)
    expect(sentence).not.toContain('secret')
  }
  test.each(sentences)('with %j', keepsSecrets)
  test.each(moreSentences)('with %j', inLongLane, keepsSecrets)

  type SecretFile = [what: string, put: (file: string) => unknown, expected: string]
  const secretFiles: SecretFile[] = [
    ['is empty', (file) => writeFile(file, ''), 'does not hold a key'],
    ['is a link that leads nowhere', (file) => symlink('gone', file), 'can not be read'],
    [
      'holds another key than SECRET_KEY',
      (file) => writeFile(file, aKey()),
      'Leave SECRET_KEY out',
    ],
  ]
  const moreSecretFiles: SecretFile[] = [
    ['holds half a key', (file) => writeFile(file, aKey().slice(0, 22)), 'does not hold a key'],
    ['holds no text', (file) => writeFile(file, Buffer.alloc(32, 0xff)), 'does not hold a key'],
    ['can not be read', (file) => mkdir(file), 'can not be read'],
  ]
  const changesNothing = async (...[, put, expected]: SecretFile) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'loomwork-data-'))
    undo.push(() => rm(dataDir, { recursive: true, force: true }))
    const file = join(dataDir, 'secret.key')
    await put(file)
    const state = async () => {
      const { ino, mode, size, mtimeMs } = await lstat(file)
      const content = await readFile(file).catch(({ code }) => code)
      return { files: await readdir(dataDir), ino, mode, size, mtimeMs, content }
    }
    const before = await state()
    const variables = expected.includes('SECRET_KEY') ? { SECRET_KEY: aKey() } : {}
    expect(await sentenceOf({ DATA_DIR: dataDir, ...variables })).toContain(expected)
    expect(await state()).toEqual(before)
  }
  test.each(secretFiles)('when secret.key %s, and changes nothing', changesNothing)
  test.each(moreSecretFiles)('when secret.key %s, and changes nothing', inLongLane, changesNothing)

  test('when the port is in use', async () => {
    const { dataDir } = await put(embeddedPlace())
    const other = createServer().listen(0, '127.0.0.1')
    undo.push(() => other.close())
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    expect(await sentenceOf({ DATA_DIR: dataDir, PORT: port })).toBe(
      `Port ${port} is in use. Set PORT to another one.\n`,
    )
  })

  test('when HOST is another machine', async () => {
    const { dataDir } = await put(embeddedPlace())
    expect(await sentenceOf({ DATA_DIR: dataDir, HOST: '192.0.2.1' })).toContain('HOST')
  })

  test.skipIf(inject('postgresql') === null)('when PostgreSQL has no connection left', async () => {
    expect(await sentenceOf(variablesOf(await put(placeWithOneConnection())))).toContain(
      'The database can not be used now: too many connections for role',
    )
  })

  test('when another process owns the data folder, which goes on working', inLongLane, async () => {
    const { dataDir } = await put(embeddedPlace())
    const owner = await startServer({ DATA_DIR: dataDir })
    undo.push(async () => {
      owner.kill('SIGKILL')
      await owner.exited
    })
    expect(await sentenceOf({ DATA_DIR: dataDir })).toContain(`${dataDir} is in use`)
    expect((await fetch(owner.url + metricsPath)).status).toBe(200)
  })
})

test('a database whose making was cut short is made anew', inLongLane, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'loomwork-data-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  const cutShort = spawnServer({ DATA_DIR: dataDir })
  // Its files are put there in no time; this one is among the first.
  await until(() => existsSync(join(dataDir, 'pg/PG_VERSION')))
  cutShort.kill('SIGKILL')
  await cutShort.exited
  const server = await startServer({ DATA_DIR: dataDir })
  undo.push(() => server.kill('SIGKILL'))
  expect(existsSync(join(dataDir, 'pg/unfinished'))).toBe(false)
})

test('the first start takes no more memory than a small machine has', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'loomwork-data-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  const server = await startServer({ DATA_DIR: dataDir })
  undo.push(async () => {
    server.kill('SIGKILL')
    await server.exited
  })
  expect(peakOf(server.pid ?? 0) ?? 0).toBeLessThan(450)
})

onOneDatabase('a start that succeeds', (database) => {
  test('says where to go and what is not configured', async () => {
    const place = await put(database.create())
    const server = await startServer(variablesOf(place))
    undo.push(async () => {
      server.kill('SIGKILL')
      await server.exited
    })
    const { port } = new URL(server.url)
    for (const part of ['Back-office', `http://localhost:${port}/admin`, 'SMTP_URL'])
      await expect.poll(() => server.output.stdout).toContain(part)
    expect(server.output.stderr).toBe('')
  })

  test('says so when the mail server offers no encryption', inLongLane, async () => {
    const peer = new MailPeer()
    await peer.start()
    undo.push(() => peer.stop())
    const place = await put(database.create())
    const server = await startServer({ ...variablesOf(place), SMTP_URL: peer.elsewhere })
    undo.push(async () => {
      server.kill('SIGKILL')
      await server.exited
    })
    await expect
      .poll(() => server.output.stdout, { timeout: 100_000 })
      .toMatch(/Mail waits\. The mail server offers no encryption \(STARTTLS\).*\?tls=off/)
  })

  test('on a public address prints the link for the first account', async () => {
    const place = await put(database.create())
    const server = await startServer({ ...variablesOf(place), PUBLIC_URL: 'https://loom.example' })
    undo.push(async () => {
      server.kill('SIGKILL')
      await server.exited
    })
    await expect
      .poll(() => server.output.stdout)
      .toMatch(/https:\/\/loom\.example\/admin\/register\?invitation=[\w-]{43}\n/)
  })
})
