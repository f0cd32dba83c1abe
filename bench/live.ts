/**
 * How long what one process writes takes to be on a screen that is open at another, on PostgreSQL: from
 * the answer to the visitor to the words on the page.
 * `npm run bench:live` after a build.
 */
import { adminPage, api } from '../shared/routes.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { firstAdmin } from './first-admin.ts'
import { percentiles } from './lists/percentiles.ts'
import { openOffice } from './open-office.ts'
import { postgresqlPlace } from './places.ts'

const writes = 40

const place = await postgresqlPlace()
if (!place) throw new Error('There is no PostgreSQL on this machine.')
try {
  const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
  const here = await startServer({ ...variables, ROLE: 'all' })
  const there = await startServer({ ...variables, ROLE: 'web' })
  const office = await openOffice(here.url, await firstAdmin(here.url))
  if (!office) throw new Error('No Chromium was found.')
  const { page } = office
  const listening = page.waitForResponse((answer) => answer.url().includes(api.admin.events))
  await page.goto(adminPage.leads)
  await listening
  const waits: number[] = []
  for (let n = 0; n < writes; n += 1) {
    const name = `Visitor ${n} of many`
    // Both clocks are this machine's.
    const seen = page.evaluate(
      (words) =>
        new Promise<number>((resolve) => {
          const look = () =>
            document.body.textContent.includes(words)
              ? resolve(performance.timeOrigin + performance.now())
              : requestAnimationFrame(look)
          look()
        }),
      name,
    )
    const answer = await fetch(there.url + api.leads, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email: `visitor-${n}@example.com`, message: 'Hello.' }),
    })
    if (answer.status !== 201) throw new Error(`A lead was answered ${answer.status}.`)
    const answered = performance.timeOrigin + performance.now()
    waits.push((await seen) - answered)
  }
  console.log(`from write to screen: ${percentiles(waits)} (wanted: within a second)`)
  await office.close()
  for (const server of [here, there]) {
    server.kill('SIGTERM')
    await server.exited
  }
} finally {
  await place.remove()
}
