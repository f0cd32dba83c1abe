import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { templates } from '#content/templates/list.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { backupsSchema } from '#shared/backups/schema.ts'
import { importSchema } from '#shared/imports/schema.ts'
import { backupCalls, importCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { aLead, password } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { memoryLimit, peakOf } from '#tests/support/memory-limit.ts'
import { startServer } from '#tests/support/server-process.ts'

const megabytes = 512
const leads = 10_000
const documents = 100
const people = 5_000

/** Does `work` so many times, a few at once. */
async function inTurns(times: number, atOnce: number, work: (n: number) => Promise<unknown>) {
  let next = 0
  const worker = async () => {
    while (next < times) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

test(`a firm's first year fits into ${megabytes} MB`, { timeout: 900_000 }, async () => {
  // On the disk: files in memory would count.
  const dataDir = await mkdtemp(join('/var/tmp', 'loomwork-data-'))
  const limit = memoryLimit(megabytes)
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, { within: limit })
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await server.exited
    limit?.remove()
    await rm(dataDir, { recursive: true })
  })
  const visitor = new Client(server.url, {})
  const account = { name: 'Keeper', email: 'keeper@example.com', password }
  const { token } = (await visitor.post(api.admin.register, account)).read(signedInSchema)
  const admin = visitor.withToken(token)

  await inTurns(leads, 8, async () => {
    const { status } = await visitor.post(api.leads, aLead())
    expect(status).toBe(201)
  })

  await admin.post(backupCalls.list)
  await expect
    .poll(async () => (await admin.get(backupCalls.list)).read(backupsSchema).backups, {
      timeout: 120_000,
    })
    .toMatchObject([{ state: 'done', check: { ok: true } }])

  const paths = [api.checklistDocument, ...templates.map(({ id }) => api.templateDocument(id))]
  await inTurns(documents, 4, async (n) => {
    const { status } = await visitor.get(paths[n % paths.length] ?? '')
    expect(status).toBe(200)
  })

  const file = [
    'Name,Email,Tags',
    ...Array.from({ length: people }, (_row, n) => `New ${n},p${n}@firm${n % 50}.example,VIP`),
  ].join('\n')
  const form = new FormData()
  form.append('file', new Blob([file]), 'people.csv')
  const headers = { Authorization: `Bearer ${token}` }
  const sent = await fetch(server.url + importCalls.list, { method: 'POST', headers, body: form })
  const { id } = importSchema.parse(await sent.json())
  await admin.post(importCalls.run(id))
  await expect
    .poll(async () => (await admin.get(importCalls.one(id))).read(importSchema), {
      timeout: 300_000,
    })
    .toMatchObject({ state: 'done', counts: { new: people } })
  // Where no limit can be set, at least the server itself stays below it.
  expect(peakOf(server.pid ?? 0) ?? 0).toBeLessThan(megabytes)
})
