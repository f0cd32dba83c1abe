import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { importSchema } from '#shared/imports/schema.ts'
import { undoneSchema } from '#shared/journal/schema.ts'
import { importCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { onEachDatabase, openPlace, type Place } from '#tests/support/databases.ts'
import { diceOf } from '#tests/support/dice.ts'
import { startServer, variablesOf } from '#tests/support/server-process.ts'

/** Rows of the file; each fifth is of somebody who is there already. */
const count = Number(process.env.PEOPLE ?? 4_000)
const known = 5
const seconds = 1_000

const file = [
  'Name,Email,Tags',
  ...Array.from({ length: count }, (_row, n) => `New ${n},p${n}@firm${n % 50}.example,VIP`),
].join('\n')

async function fill(place: Place) {
  const { db, close } = await openPlace(place)
  await migrate(db)
  await db.execute(sql`
    with made as (
      insert into people (id, name, email, source, created_at, last_activity_at, updated_at, search_text)
      select gen_random_uuid(), 'Known ' || n, 'p' || n || '@firm' || n % 50 || '.example', 'Website',
        now(), now(), now(), 'known' from generate_series(0, ${sql.raw(String(count - 1))}, ${sql.raw(String(known))}) as n
      returning id, email)
    insert into person_emails (email, person_id) select email, id from made`)
  await close()
}

/** Who is there, and what the history and the line of time have of it; read while the server stands still. */
async function look(place: Place) {
  const { db, close } = await openPlace(place)
  const [found] = rowsOf<Record<string, number>>(
    await db.execute(sql`
      select (select count(*)::int from people) as people,
        (select count(*)::int from people where name like 'New %') as named,
        (select count(*)::int from person_emails) as addresses,
        (select count(*)::int from person_tags) as tags,
        (select count(*)::int from changes where undoes is null) as changes,
        (select count(*)::int from change_items where noun = 'added-person') as added,
        (select count(*)::int from change_items where noun = 'person' and field = 'name') as renamed,
        (select count(*)::int from audit_log where action in ('person.added', 'person.imported')) as told`),
  )
  await close()
  return found
}

onEachDatabase('an import of people', (database) => {
  let place: Place
  beforeAll(async () => {
    place = await database.create()
    await fill(place)
  }, 300 * seconds)
  afterAll(() => place?.remove())

  test(`of ${count} rows loses and repeats none, killed again and again and taken up`, {
    timeout: 900 * seconds,
  }, async () => {
    const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
    let token: string | undefined
    let id = ''
    let kills = 0
    const dice = diceOf('moments of the kills')
    for (let round = 0; ; round += 1) {
      const server = await startServer(variables)
      const call = async (method: string, path: string, body?: FormData | object) => {
        const isForm = body instanceof FormData
        const answer = await fetch(server.url + path, {
          method,
          headers: {
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(body && !isForm && { 'Content-Type': 'application/json' }),
          },
          ...(body && { body: isForm ? body : JSON.stringify(body) }),
        })
        expect(answer.ok, `${path} answered ${answer.status}`).toBe(true)
        return answer.json()
      }
      if (!token) {
        const account = { name: 'Ann', email: 'ann@loom.example', password: 'measure, then cut it' }
        token = signedInSchema.parse(await call('POST', api.admin.register, account)).token
        const form = new FormData()
        form.append('file', new Blob([file]), 'people.csv')
        id = importSchema.parse(await call('POST', importCalls.list, form)).id
        await call('POST', importCalls.run(id))
      }
      const read = async () => importSchema.parse(await call('GET', importCalls.one(id)))
      const before = await read()
      let now = before
      // Killed some batches on, in the middle of whatever it does then; at last let go to its end.
      const enough = round < 3 ? before.progress + 600 : count + 1
      while (now.state === 'running' && now.progress < enough) {
        await wait(10)
        now = await read()
      }
      if (now.state === 'running') {
        await wait(dice.below(200))
        kills += 1
        server.kill('SIGKILL')
        await server.exited
        continue
      }
      const there = count / known
      expect(now).toMatchObject({
        state: 'done',
        counts: { new: count - there, changes: there, same: 0, refused: 0 },
      })
      server.kill('SIGKILL')
      await server.exited
      expect(await look(place)).toEqual({
        people: count,
        named: count,
        addresses: count,
        tags: count,
        changes: 1,
        added: count - there,
        renamed: there,
        told: count,
      })
      break
    }
    expect(kills, 'killed before the end').toBeGreaterThan(0)
    const server = await startServer(variables)
    const answer = await fetch(server.url + importCalls.revert(id), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    const undone = undoneSchema.parse(await answer.json())
    expect(undone).toMatchObject({ changed: count, kept: [] })
    server.kill('SIGTERM')
    await server.exited
    expect(await look(place)).toMatchObject({
      people: count / known,
      named: 0,
      addresses: count / known,
      tags: 0,
    })
  })
})
