import { isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { leads } from '#server/db/schema.ts'
import { encodeCursor } from '#server/db/sort-keys.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { everyPage, leadList, listPath, nextOf } from '#tests/support/lead-pages.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { leadIndexing } from './index-leads.ts'

const search = async (admin: Client, q: string, more = {}) => {
  const answer = await admin.get(listPath({ q, ...more }))
  return { names: answer.read(leadList).map((lead) => lead.name), answer }
}

/**
 * Leads in an order of their own, three of a name and in both cases. The first and last 700 of the
 * alphabet match nothing; of the others some were deleted or set aside.
 */
const manyFarDown = (app: TestApp) =>
  app.db.execute(sql`
    insert into leads (id, name, company, email, source, status, priority, created_at, updated_at, deleted_at, quarantine, search_text)
    select gen_random_uuid(), name, name, 'x', 'x', case when n % 7 = 0 then 'won' else 'new' end, 'low', now(), now(),
      case when n % 50 = 1 then now() end, case when n % 50 = 2 then 'links' end,
      case when rank between 700 and 12000 then 'wanted' else 'other' end
    from (select n, rank, case when n % 2 = 0 then 'Lead ' else 'LEAD ' end || lpad((rank / 3)::text, 6, '0') as name
      from (select n, n * 7919 % 12700 as rank from generate_series(1, 12700) as n) as ranked) as named`)

/** What a search for "wanted" must show, found in the plainest way. */
async function expectedOrder(app: TestApp, sort: string, status: string | undefined) {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const found = await app.db.execute(sql`
    select id, name as key from leads
    where search_text = 'wanted' and deleted_at is null and quarantine is null and ${status ? sql`status = ${status}` : sql`true`}
    order by lower(name) ${direction}, id ${direction}`)
  return rowsOf<{ id: string; key: string }>(found)
}

onEachDatabase('leads searched', (database) => {
  const app = useTestApp(database)

  test('finds name, e-mail or company, whatever the case', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Ærø Jensen', email: 'one@x.example' })
    await enteredLead(admin, { name: 'Two', email: 'Needle@x.example' })
    await enteredLead(admin, { name: 'Three', company: 'ÉCLAIR Straße' })
    await enteredLead(admin, { name: 'Four', message: 'Something else', phone: '12345' })
    expect((await search(admin, 'ÆRØ')).names).toEqual(['Ærø Jensen'])
    expect((await search(admin, 'nEEDLE')).names).toEqual(['Two'])
    expect((await search(admin, 'éclair str')).names).toEqual(['Three'])
    expect((await search(admin, '  two ')).names, 'around it').toEqual(['Two'])
    expect((await search(admin, 'nobody')).names).toEqual([])
    expect((await search(admin, '')).names).toHaveLength(4)
  })

  const words = [
    ['b', ['Old', 'Anton Berg', 'Site']],
    ['BE', ['Old', 'Anton Berg']],
    ['er', []],
    ['é', ['Site', 'Edda']],
    ['e', ['Site', 'Edda']],
    ['c.', ['Site']],
    ['@s', ['Old']],
    ['7', ['Old']],
    ['k_', ['Marks']],
    ['k%', []],
    ['l%', ['Marks']],
    ['l_', []],
    ['m\\', ['Marks']],
  ] as const

  test('finds by one or two characters where a word begins', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Site', email: 'bo@x.test', company: 'B.C. Élan' })
    await enteredLead(admin, { name: 'Edda', email: 'x@z.test', company: null })
    await enteredLead(admin, { name: 'Anton Berg', email: 'anton@x.test' })
    await enteredLead(admin, { name: 'Old', email: 'old-7@site.test', company: '(Berlin)' })
    await enteredLead(admin, { name: 'Marks', email: 'x@x.test', company: 'K_ L% M\\' })
    for (const [needle, names] of words) {
      expect((await search(admin, needle)).names.toSorted(), needle).toEqual(names.toSorted())
    }
  })

  test('finds a name whatever the accents, apostrophes and order of the words', async () => {
    const names = [
      'Siobhán O’Dowd',
      "Brian O'Brien",
      'Jürgen Groß',
      'Łukasz Żak',
      'Đặng Thị Hà',
      'İsmail Işık',
      'Søren Ærø',
      'Maria-Magdalena von Hohenstein',
      'Charles d´Aubigny',
      'Юлия Йовкова',
      'か Kana',
      'Samuel Joel Goethe',
    ]
    const admin = await signedIn(app)
    for (const each of names) await enteredLead(admin, { name: each, company: null })
    for (const [needle, name] of [
      ["o'dowd", 'Siobhán O’Dowd'],
      ['odowd', 'Siobhán O’Dowd'],
      ['o’brien', "Brian O'Brien"],
      ['OBRIEN', "Brian O'Brien"],
      ["d'aubigny", 'Charles d´Aubigny'],
      ['jurgen', 'Jürgen Groß'],
      ['gross', 'Jürgen Groß'],
      ['GROẞ', 'Jürgen Groß'],
      ['lukasz', 'Łukasz Żak'],
      ['ZAK', 'Łukasz Żak'],
      ['dang thi', 'Đặng Thị Hà'],
      ['ha dang', 'Đặng Thị Hà'],
      ['isik', 'İsmail Işık'],
      ['ismail', 'İsmail Işık'],
      ['soren aero', 'Søren Ærø'],
      ['юлия иовкова', 'Юлия Йовкова'],
      ['Maria Hohenstein', 'Maria-Magdalena von Hohenstein'],
      ['hohenstein maria', 'Maria-Magdalena von Hohenstein'],
      ['stein magda', 'Maria-Magdalena von Hohenstein'],
      ['maria‑magdalena', 'Maria-Magdalena von Hohenstein'],
      ['hohen m', 'Maria-Magdalena von Hohenstein'],
      ['ia-mag', 'Maria-Magdalena von Hohenstein'],
      ['na vo', 'Maria-Magdalena von Hohenstein'],
      ['juergen gross', 'Jürgen Groß'],
      ['soeren aeroe', 'Søren Ærø'],
      ['göthe samuel', 'Samuel Joel Goethe'],
      ['samul', undefined],
      ['jol', undefined],
      ['maria hohenfels', undefined],
      ['hohen agdalena x', undefined],
      ["o'neil", undefined],
      ['が', undefined],
    ] as const) {
      expect((await search(admin, needle)).names, needle).toEqual(name ? [name] : [])
    }
  })

  test('finds what a visitor wrote in another Unicode form', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Zoe\u0308' })
    expect((await search(admin, 'zo\u00eb')).names).toHaveLength(1)
  })

  test('takes signs that mean something to a database for what they are', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Plain' })
    const needles = ['%%', '\\%', "'; drop table leads; --", '$1', '*', '%', '_', '\\', "'", '"']
    for (const needle of needles) {
      expect((await search(admin, needle)).names, needle).toEqual([])
      const lead = await enteredLead(admin, { name: `Odd ${needle} name` })
      expect((await search(admin, needle)).names, needle).toEqual([`Odd ${needle} name`])
      await admin.delete(api.admin.lead(lead.id))
    }
  })

  test('finds a lead by its new name, and not by its old one, once it was changed', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { name: 'Before' })
    await admin.patch(api.admin.lead(lead.id), aLead({ name: 'After' }))
    expect((await search(admin, 'before')).names).toEqual([])
    expect((await search(admin, 'after')).names).toEqual(['After'])
  })

  test('finds by phone number, however either is written', async () => {
    const admin = await signedIn(app)
    // Addresses without a number, which would be found by it.
    await enteredLead(admin, { name: 'Berlin', email: 'a@x.test', phone: '+49 (0)30 1234567' })
    await enteredLead(admin, { name: 'Chicago', email: 'b@x.test', phone: '(312) 555-0142' })
    await enteredLead(admin, { name: 'None', email: 'c@x.test' })
    for (const [needle, names] of [
      ['030 1234567', ['Berlin']],
      ['0049 30 123', ['Berlin']],
      ['+49 (0)30', ['Berlin']],
      ['234', ['Berlin']],
      ['+1 312 555 0142', ['Chicago']],
      ['312.555', ['Chicago']],
      ['555-0142', ['Chicago']],
      ['12', []],
      ['31', []],
      ['+43 30 1234567', []],
    ] as const) {
      expect((await search(admin, needle)).names, needle).toEqual(names)
    }
    const [lead] = (await admin.get(listPath({ q: '312555' }))).read(leadList)
    await admin.patch(api.admin.lead(lead?.id ?? ''), {
      ...aLead({ name: 'Moved' }),
      phone: '77123',
    })
    expect((await search(admin, '312555')).names).toEqual([])
    expect((await search(admin, '77-123')).names).toEqual(['Moved'])
  })

  test('finds by the words of the message, the last of which may be half typed', async () => {
    const admin = await signedIn(app)
    const message = "We type FORTY invoices, a week. It's (Größe) 2x/day\nfor o'Brien & Søn; Q4!"
    await enteredLead(admin, { name: 'Writer', message })
    await enteredLead(admin, { name: 'Other', message: 'Forty-one orders' })
    await enteredLead(admin, { name: 'Silent', message: null })
    for (const [needle, names] of [
      ['invoices', ['Writer']],
      ['INVOI', ['Writer']],
      ['week forty invo', ['Writer']],
      ['forty', ['Other', 'Writer']],
      ['größ', ['Writer']],
      ['grosse', ['Writer']],
      ['son', ['Writer']],
      ['week q4', ['Writer']],
      ["o'brien", ['Writer']],
      ['nvoices', []],
      ['invo week', []],
      ['forty orders invoices', []],
      ['we', []],
      ["week & !forty | 'x':*", []],
      ['week:*', ['Writer']],
    ] as const) {
      expect((await search(admin, needle)).names.toSorted(), needle).toEqual(names)
    }
    const [lead] = (await admin.get(listPath({ q: 'invoices' }))).read(leadList)
    const edit = { ...aLead({ name: 'Writer' }), message: 'Nothing of it' }
    await admin.patch(api.admin.lead(lead?.id ?? ''), edit)
    expect((await search(admin, 'invoices')).names).toEqual([])
    expect((await search(admin, 'nothing')).names).toEqual(['Writer'])
  })

  test('finds what an earlier release kept, once the job has read it', async () => {
    const admin = await signedIn(app)
    await app.db.execute(sql`
      insert into leads (id, name, email, phone, message, source, status, priority, created_at, updated_at, search_text)
      select gen_random_uuid(), 'Lead ' || n, 'x', case when n = 7 then '+49 30 77' end, case when n = 8 then 'Half a zeppelin' end,
        'x', 'new', 'low', now(), now(), 'lead ' || n from generate_series(1, 2500) as n`)
    expect((await search(admin, 'zeppelin')).names).toEqual([])
    for (const _twice of [1, 2]) await leadIndexing.run(app.ctx)
    expect((await search(admin, 'zeppelin')).names).toEqual(['Lead 8'])
    expect((await search(admin, '03077')).names).toEqual(['Lead 7'])
    expect((await search(admin, 'lead 2500')).names).toEqual(['Lead 2500'])
    const left = await app.db.$count(leads, isNull(leads.messageWords))
    expect(left).toBe(0)
  })

  test('counts what it found', async () => {
    const admin = await signedIn(app)
    for (let n = 0; n < 3; n += 1) await enteredLead(admin, { company: 'Found' })
    await enteredLead(admin)
    const { answer } = await search(admin, 'found', { limit: '1' })
    expect(answer.headers.get('x-total-count')).toBe('3')
  })
})

onOneDatabase('leads searched page by page', (database) => {
  const app = useTestApp(database)

  test('pages through more matches than are counted, wherever in the order they stand', async () => {
    const admin = await signedIn(app)
    await app.db.execute(sql`
      insert into leads (id, name, email, source, status, priority, created_at, updated_at, search_text)
      select gen_random_uuid(), 'Lead ' || n, 'x', 'x', 'new', 'low', now(), now(), case when n > 900 then 'wanted' else 'other' end
      from generate_series(1, 11000) as n`)
    for (const sort of ['name', '-createdAt']) {
      const pages = await everyPage(admin, { q: 'wanted', sort, limit: '1000' })
      expect(pages.flat().length, sort).toBe(10_100)
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(10_100)
    }
    const { answer } = await search(admin, 'wanted')
    expect(answer.headers.get('x-total-count')).toBe('1000+')
  })

  describe('for more than are counted, all far down in the order of names,', () => {
    type Case = { sort: 'name' | '-name' | 'company' | '-company'; status?: string }
    const cases: Case[] = [
      { sort: 'name' },
      { sort: '-name' },
      { sort: 'company' },
      { sort: '-company' },
      { sort: 'name', status: 'won' },
    ]

    test('shows page after page of what is listed, in order', async () => {
      const admin = await signedIn(app)
      await manyFarDown(app)
      for (const { sort, status } of cases) {
        const all = await expectedOrder(app, sort, status)
        expect(all.length > 10_000).toBe(status === undefined)
        const query = { q: 'wanted', sort, ...(status && { status }), limit: '40' }
        for (const from of [0, 1_234, all.length - 60]) {
          const before = all[from - 1]
          const start = before && { cursor: encodeCursor([before.key, before.id]) }
          const first = await admin.get(listPath({ ...query, ...start }))
          const second = await admin.get(nextOf(first) ?? '')
          const ids = [first, second].flatMap((page) => page.read(leadList).map(({ id }) => id))
          const expected = all.slice(from, from + 80).map(({ id }) => id)
          expect(ids, JSON.stringify({ sort, status, from })).toEqual(expected)
          expect(nextOf(second) === undefined).toBe(from + 80 >= all.length)
        }
      }
    })
  })
})
