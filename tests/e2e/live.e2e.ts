import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminPage, api } from '#shared/routes.ts'
import { databaseUrl, onServer, postgresqlServer } from '#tests/support/postgresql-server.ts'
import { type RunningServer, startServer, variablesOf } from '#tests/support/server-process.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { leadRow, openListening } from './screens.ts'

test('what one process writes is on a screen open at another', async ({ page }) => {
  const postgresql = await postgresqlServer()
  test.skip(!postgresql, 'PostgreSQL was not found.')
  if (!postgresql) return
  const name = `loomwork_live_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(postgresql.url, `create database ${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'loomwork-live-'))
  const variables = {
    ...variablesOf({ dataDir, databaseUrl: databaseUrl(postgresql.url, name) }),
    RATE_LIMIT: 'off',
  }
  const servers: RunningServer[] = []
  try {
    for (const ROLE of ['all', 'web']) servers.push(await startServer({ ...variables, ROLE }))
    const [here, there] = servers
    if (!here || !there) throw new Error('Two processes run.')
    const firm = await Firm.of(here.url)
    await signIn(page.context(), await firm.signIn('first@example.com'))
    await openListening(page, here.url + adminPage.leads)
    await expect(page.getByText('No leads yet.')).toBeVisible()

    // How long it takes is measured by `npm run bench:live`, on a machine that does nothing else.
    const name = unique('Remote')
    const lead = { name, email: emailOf(name), message: 'Hello from another process.' }
    const answer = await page.request.post(there.url + api.leads, { data: lead })
    expect(answer.status()).toBe(201)
    await expect(leadRow(page, name)).toBeVisible()
  } finally {
    await page.close()
    for (const server of servers) {
      server.kill('SIGKILL')
      await server.exited
    }
    rmSync(dataDir, { recursive: true, force: true })
    await onServer(postgresql.url, `drop database if exists ${name} with (force)`)
    postgresql.stop()
  }
})

test('what comes between a screen’s first reading and its listening is on it as well', async ({
  office,
  firm,
}) => {
  const name = unique('Between')
  const gate = Promise.withResolvers<void>()
  await office.route(`**${api.admin.events}?*`, async (route) => {
    await gate.promise
    await route.continue()
  })
  const list = `${adminPage.leads}?${new URLSearchParams({ q: name })}`
  const colleague = await office.context().newPage()
  await openListening(colleague, list)
  await office.goto(list)
  await expect(office.getByText('No leads match your filters')).toBeVisible()
  await firm.visitorSends(api.leads, { name, email: emailOf(name), message: 'Just in between.' })
  await expect(leadRow(colleague, name), 'what tells of it has gone by').toBeVisible()
  await expect(leadRow(office, name)).toBeHidden()
  gate.resolve()
  await expect(leadRow(office, name)).toBeVisible()
})
