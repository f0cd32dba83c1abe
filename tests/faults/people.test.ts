import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { api } from '#shared/routes.ts'
import { aLead } from '#tests/support/builders.ts'
import { onEachDatabase, openPlace, type Place } from '#tests/support/databases.ts'
import { type RunningServer, startServer, variablesOf } from '#tests/support/server-process.ts'
import { until } from '#tests/support/until.ts'

/** Leads of an earlier release; the figure asked for is PEOPLE=200000. */
const count = Number(process.env.PEOPLE ?? 10_000)
/** Every so many leads come from one person. */
const each = 4
/** A call is answered in less while the people are found, in milliseconds. */
const longest = 1_000
const seconds = 1_000

/** Leads as a release before persons left them. */
async function fill(place: Place) {
  const { db, close } = await openPlace(place)
  await migrate(db)
  await db.execute(sql`
    insert into leads (id, name, email, company, message, source, status, priority, created_at,
      updated_at, search_text, message_words)
    select gen_random_uuid(), 'Visitor ' || n, 'v' || n / ${sql.raw(String(each))} || '@firm' || n % 500 / ${sql.raw(String(each))} || '.example',
      'Firm', 'Hello', 'Website', 'new', 'medium', now() - n * interval '1 second', now(), 'v' || n, ''
    from generate_series(0, ${sql.raw(String(count - 1))}) as n`)
  await close()
}

/** What is left to do, and who was found; read while the server stands still. */
async function look(place: Place) {
  const { db, close } = await openPlace(place)
  const [found] = rowsOf<{ left: number; people: number; addresses: number; shared: number }>(
    await db.execute(sql`
      select (select count(*)::int from leads where person_id is null) as left,
        (select count(*)::int from people) as people,
        (select count(distinct lower(email))::int from leads) as addresses,
        (select count(*)::int from leads join person_emails using (person_id)
          where person_emails.email <> lower(leads.email)) as shared`),
  )
  await close()
  if (!found) throw new Error('Nothing was counted.')
  return found
}

/** Sends a lead again and again; returns how long each took, in milliseconds. */
function visit(server: RunningServer) {
  let going = true
  const took: number[] = []
  const ended = (async () => {
    while (going) {
      const began = performance.now()
      const answer = await fetch(server.url + api.leads, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(aLead()),
      }).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.status === 201) took.push(performance.now() - began)
      await wait(20)
    }
  })()
  return {
    took,
    stop: async () => {
      going = false
      await ended
    },
  }
}

onEachDatabase('people of an earlier release’s leads', (database) => {
  let place: Place
  beforeAll(async () => {
    place = await database.create()
    await fill(place)
  }, 300 * seconds)
  afterAll(() => place?.remove())

  test(`are found for ${count} leads while the product answers, killed half way and taken up again`, {
    timeout: 900 * seconds,
  }, async () => {
    const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
    const took: number[] = []
    let left = count
    // The first is killed at its first answer; the others have some seconds each.
    for (let round = 0; left > 0 && round < 200; round += 1) {
      const server = await startServer(variables)
      const visits = visit(server)
      await until(() => visits.took.length > 0)
      if (round > 0) await wait(5 * seconds)
      server.kill('SIGKILL')
      await server.exited
      await visits.stop()
      took.push(...visits.took)
      left = (await look(place)).left
      if (round === 0) expect(left, 'killed before the end').toBeGreaterThan(0)
    }
    const whole = await look(place)
    expect(whole).toEqual({
      left: 0,
      people: whole.addresses,
      addresses: whole.addresses,
      shared: 0,
    })
    const slowest = Math.max(...took)
    console.log(`${took.length} calls meanwhile, the slowest ${slowest.toFixed(0)} ms`)
    expect(slowest).toBeLessThan(longest)
  })
})
