import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, people } from '#server/db/schema.ts'
import {
  type Import,
  type ImportRow,
  importPreviewSchema,
  importSchema,
} from '#shared/imports/schema.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { importCalls } from '#shared/office-calls.ts'
import { type Person, personSchema, timelineEntrySchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { csv, head, sendFile } from '#tests/support/import-file.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { runRetention } from '../jobs/run-retention.ts'
import { matchSome } from '../people/match-people.ts'
import { peopleImport, workSome } from './work.ts'

const brought = async (admin: Client, text: string) =>
  (await sendFile(admin, text)).read(importSchema)
const read = async (admin: Client, id: string) =>
  (await admin.get(importCalls.one(id))).read(importSchema)
const preview = async (admin: Client, id: string, query = '') =>
  (await admin.get(importCalls.preview(id) + query)).read(importPreviewSchema)
const work = (app: TestApp) => peopleImport.run(app.ctx, new AbortController().signal)

/** Brings a file and runs it to its end. */
async function imported(app: TestApp, admin: Client, text: string): Promise<Import> {
  const { id } = await brought(admin, text)
  expect((await admin.post(importCalls.run(id))).status).toBe(200)
  await work(app)
  return read(admin, id)
}
const revert = async (admin: Client, id: string) =>
  (await admin.post(importCalls.revert(id))).read(undoneSchema)

const peopleOf = async (admin: Client) =>
  (await admin.get(`${api.admin.people}?sort=name`)).read(personSchema.array())
/** What a revert gives back: all but what says that something was done. */
const content = (person: Person) => {
  const { version, updatedAt, ...rest } = person
  return rest
}
const verdicts = (rows: readonly ImportRow[]) => rows.map(({ verdict }) => verdict)

onOneDatabase('an import of people', (database) => {
  const app = useTestApp(database)

  test('says of each row what will become of it, and then does so', async () => {
    const admin = await signedIn(app, { name: 'Ann Weaver' })
    await enteredLead(admin, { name: 'Ada', email: 'Ada@Acme.example', phone: '+1 604 555 0101' })
    await enteredLead(admin, { name: 'Same', email: 'same@acme.example' })
    await enteredLead(admin, { name: 'Caller', email: 'call@acme.example', phone: '604 555 0103' })
    while ((await matchSome(app.ctx)) > 0);
    const made = await brought(
      admin,
      csv(
        'Ada Lovelace,ada@acme.example,604 555 0199,Acme,"VIP, Fair",ann weaver',
        ',same@acme.example,,,,',
        'New One,new@mill.example,604 555 0104,Mill,VIP,Nobody Known',
        'Caller Two,,(604) 555-0103,,,',
        'Again,NEW@mill.example,,,,',
        'Nobody,,,,,',
        'Wrong,wrong at acme,,,,',
      ),
    )
    expect(made).toMatchObject({
      state: 'ready',
      rows: 7,
      counts: { new: 1, changes: 2, same: 1, refused: 3 },
      mapping: ['name', 'email', 'phone', 'company', 'tags', 'owner'],
    })
    expect(made.columns[0]).toEqual({
      header: 'Name',
      samples: ['Ada Lovelace', 'New One'],
      field: 'name',
    })
    const { rows } = await preview(admin, made.id)
    expect(verdicts(rows)).toEqual([
      'changes',
      'same',
      'new',
      'changes',
      'refused',
      'refused',
      'refused',
    ])
    expect(rows[0]?.changes).toEqual([
      { field: 'name', before: 'Ada', after: 'Ada Lovelace' },
      { field: 'phone', before: '+1 604 555 0101', after: '+1 604 555 0101, 604 555 0199' },
      { field: 'tags', before: null, after: 'VIP, Fair' },
      { field: 'owner', before: null, after: 'Ann Weaver' },
    ])
    expect(rows.map(({ reason }) => reason)).toEqual([
      null,
      null,
      'No colleague is called “Nobody Known”; the owner is left out.',
      null,
      'The same address as in line 4.',
      'The row has neither an e-mail address nor a phone number.',
      '“wrong at acme” is not an e-mail address.',
    ])
    expect(await peopleOf(admin)).toHaveLength(3)
    const done = await read(admin, made.id)
    await admin.post(importCalls.run(made.id))
    await work(app)
    expect(await read(admin, made.id)).toMatchObject({ state: 'done', counts: done.counts })
    const now = await peopleOf(admin)
    expect(now.map(({ name, email, company }) => [name, email, company])).toEqual([
      ['Ada Lovelace', 'Ada@Acme.example', 'Acme'],
      ['Caller Two', 'call@acme.example', 'Acme'],
      ['New One', 'new@mill.example', 'Mill'],
      ['Same', 'same@acme.example', 'Acme'],
    ])
    expect(now[0]?.tags.map(({ name }) => name)).toEqual(['Fair', 'VIP'])
    expect(now[2]).toMatchObject({ source: 'Import', owner: null, phones: ['604 555 0104'] })
    const lineOf = async (person?: Person) =>
      (await admin.get(api.admin.personTimeline(person?.id ?? ''))).read(
        timelineEntrySchema.array(),
      )
    expect(await lineOf(now[2])).toMatchObject([
      {
        summary: 'Added by an import',
        actor: 'Ann Weaver',
        record: { type: 'import', id: made.id },
      },
    ])
    expect(await lineOf(now[0])).toMatchObject([
      { summary: 'Changed by an import', record: { type: 'import', id: made.id } },
      { type: 'message' },
    ])
    const [change] = (await admin.get(api.admin.changes)).read(changeSchema.array())
    expect(change).toMatchObject({ summary: '3 people imported', actor: 'Ann Weaver' })
  })

  test('is reverted whole: whom it added is gone, what it changed is as it was', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Ada', email: 'ada@acme.example', company: 'Acme' })
    const before = (await peopleOf(admin)).map(content)
    const done = await imported(
      app,
      admin,
      csv('Ada L.,ada@acme.example,1234567,,VIP,', 'Bob,bob@mill.example,7654321,Mill,VIP,'),
    )
    const after = (await peopleOf(admin)).map(content)
    expect(await revert(admin, done.id)).toMatchObject({ changed: 2, kept: [] })
    expect((await peopleOf(admin)).map(content)).toEqual(before)
    expect(await read(admin, done.id)).toMatchObject({ state: 'reverted' })
    expect((await admin.post(importCalls.revert(done.id))).status).toBe(400)
    expect((await admin.post(importCalls.run(done.id))).status).toBe(409)
    // The revert is a change like any other, and is taken back as one.
    await admin.post(api.admin.changeRedo(done.changeId ?? ''))
    const again = (await peopleOf(admin)).map(content)
    const withoutCompany = ({ companyId, ...person }: (typeof after)[number]) => person
    expect(again.map(withoutCompany)).toEqual(after.map(withoutCompany))
    expect(await read(admin, done.id)).toMatchObject({ state: 'done' })
  })

  test('that somebody came after keeps whom they changed or wrote about, and says so', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Ada', email: 'ada@acme.example' })
    const done = await imported(
      app,
      admin,
      csv(
        'Ada L.,ada@acme.example,1234567,,,',
        'Changed,changed@mill.example,,,,',
        'Written,written@mill.example,,,,',
        'Noted,noted@mill.example,,,,',
        'Gone,gone@mill.example,,,,',
      ),
    )
    const byName = new Map((await peopleOf(admin)).map((person) => [person.name, person.id]))
    const idOf = (name: string) => byName.get(name) ?? ''
    await admin.patch(api.admin.person(idOf('Ada L.')), { name: 'Ada Byron' })
    await admin.patch(api.admin.person(idOf('Changed')), { tags: ['VIP'] })
    await app.visitor().post(api.leads, aLead({ email: 'written@mill.example' }))
    await admin.post(api.admin.personNotes(idOf('Noted')), { text: 'Called.' })
    const { changed, kept } = await revert(admin, done.id)
    expect(changed).toBe(2)
    expect(kept.map(({ record, field }) => [record.id, field]).toSorted()).toEqual(
      [
        [idOf('Ada L.'), 'name'],
        [idOf('Changed'), 'added'],
        [idOf('Noted'), 'added'],
        [idOf('Written'), 'added'],
      ].toSorted(),
    )
    const now = await peopleOf(admin)
    expect(now.map(({ email }) => email).toSorted()).toEqual([
      'ada@acme.example',
      'changed@mill.example',
      'noted@mill.example',
      'written@mill.example',
    ])
    const ada = now.find(({ id }) => id === idOf('Ada L.'))
    expect(ada).toMatchObject({ name: 'Ada Byron', phones: [] })
  })

  test('brings nobody back who was erased, follows the merged, and knows who has a number', async () => {
    const admin = await signedIn(app)
    const erased = await enteredLead(admin)
    await admin.post(api.admin.privacy.erase, {
      email: erased.email,
      confirmation: erased.email,
      password,
    })
    await enteredLead(admin, { name: 'Kept', email: 'kept@acme.example', phone: '604 555 0111' })
    await enteredLead(admin, { name: 'Other', email: 'other@acme.example' })
    await enteredLead(admin, { name: 'One', email: 'one@acme.example', phone: '604 555 0222' })
    await enteredLead(admin, { name: 'Two', email: 'two@acme.example', phone: '604 555 0222' })
    const persons = await peopleOf(admin)
    const idOf = (name: string) => persons.find((person) => person.name === name)?.id ?? ''
    await admin.post(api.admin.personMerge(idOf('Kept')), { from: idOf('Other') })
    while ((await matchSome(app.ctx)) > 0);
    const done = await imported(
      app,
      admin,
      csv(
        `Back,${erased.email},,,,`,
        'Kept,other@acme.example,7777777,,,',
        'Kept,kept@acme.example,,,,',
        'KEPT,third@acme.example,604-555-0111,,,',
        'One,,604 555 0222,,,',
        'Else,else@acme.example,604 555 0222,,,',
      ),
    )
    const { rows } = await preview(admin, done.id)
    expect(rows.map(({ verdict, reason, personId }) => [verdict, reason, personId])).toEqual([
      ['refused', expect.stringMatching(/erase/), null],
      ['changes', null, idOf('Kept')],
      ['refused', 'The same person as in line 3.', null],
      ['new', null, expect.any(String)],
      ['refused', '2 people have this number, and there is no e-mail address.', null],
      ['new', null, expect.any(String)],
    ])
    const file = await admin.get(importCalls.refused(done.id))
    expect(file.text.split('\n')[0]?.trim()).toBe(`${head},Line,Problem`)
    expect(file.text).toContain('One,,604 555 0222,,,,6,')
    const left = await app.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.action, 'imports.exported'))
    const network = admin.headers['X-Forwarded-For']
    expect(left).toEqual([{ details: { searched: false, network } }])
  })

  test('gives somebody with the same name and number their second address, and takes it back', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Ada Lovelace', email: 'ada@a.example', phone: '6045550101' })
    while ((await matchSome(app.ctx)) > 0);
    const done = await imported(
      app,
      admin,
      csv('ada  lovelace,ada@b.example,604-555-0101,,,', 'Bob,bob@b.example,6045550101,,,'),
    )
    expect(done.counts).toMatchObject({ new: 1, changes: 1 })
    const emailsOf = async () => (await peopleOf(admin)).map(({ emails }) => emails)
    expect(await emailsOf()).toEqual([['ada@a.example', 'ada@b.example'], ['bob@b.example']])
    await revert(admin, done.id)
    expect(await emailsOf()).toEqual([['ada@a.example']])
    await admin.post(api.admin.changeRedo(done.changeId ?? ''))
    expect(await emailsOf()).toEqual([['ada@a.example', 'ada@b.example'], ['bob@b.example']])
  })

  test('is checked anew when its columns are said to be others', async () => {
    const admin = await signedIn(app)
    const made = await brought(admin, 'who,where\nAda,ada@acme.example\nBob,bob@acme.example\n')
    expect(made).toMatchObject({ state: 'mapping', mapping: [null, null] })
    expect((await admin.post(importCalls.run(made.id))).status).toBe(400)
    const put = (mapping: unknown) => admin.put(importCalls.mapping(made.id), { mapping })
    for (const wrong of [
      ['name'],
      ['email', 'email'],
      ['age'],
      [null, 'email', 'phone'],
      'email',
    ]) {
      expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    const ready = (await put(['name', 'email'])).read(importSchema)
    expect(ready).toMatchObject({ state: 'ready', counts: { new: 2 } })
    expect((await preview(admin, made.id, '?verdict=new&limit=1')).rows).toMatchObject([
      { line: 2, who: 'Ada' },
    ])
    await admin.post(importCalls.run(made.id))
    expect((await put(['name', 'email'])).status).toBe(409)
    expect((await admin.delete(importCalls.one(made.id))).status).toBe(409)
  })

  test('goes on where it was stopped, and is not undone while it runs', async () => {
    const admin = await signedIn(app)
    const rows = Array.from({ length: 1_100 }, (_row, n) => `P ${n},p${n}@mill.example,,,,`)
    const { id } = await brought(admin, csv(...rows))
    const { changeId } = (await admin.post(importCalls.run(id))).read(importSchema)
    expect(await workSome(app.ctx, id)).toBe(true)
    expect((await admin.post(api.admin.changeUndo(changeId ?? ''))).failure.error).toMatch(
      /still running/,
    )
    const stopped = (await admin.post(importCalls.stop(id))).read(importSchema)
    expect(stopped.state).toBe('stopped')
    await work(app)
    expect(stopped.progress).toBeLessThan(1_100)
    expect(await app.db.$count(people)).toBe(stopped.progress)
    await admin.post(importCalls.run(id))
    await work(app)
    expect(await read(admin, id)).toMatchObject({ state: 'done', counts: { new: 1_100 } })
    expect(await app.db.$count(people)).toBe(1_100)
    const names = (await preview(admin, id, '?limit=1000')).rows.map(({ who }) => who)
    expect(names.slice(0, 2)).toEqual(['P 0', 'P 1'])
    expect(await revert(admin, id)).toMatchObject({ changed: 1_100, kept: [] })
    expect(await app.db.$count(people)).toBe(0)
  })

  test('that changes nobody stands in no history, and a file of who is there says so', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Ada', email: 'ada@acme.example' })
    const done = await imported(app, admin, csv('Ada,ada@acme.example,,,,'))
    expect(done).toMatchObject({ state: 'done', changeId: null, counts: { same: 1 } })
    expect((await admin.get(api.admin.changes)).read(changeSchema.array())).toEqual([])
    expect((await admin.post(importCalls.revert(done.id))).status).toBe(400)
  })

  test('is listed, removed while it never ran, and goes after thirty days', async () => {
    const admin = await signedIn(app)
    const one = await brought(admin, csv('Ada,ada@acme.example,,,,'))
    const two = await imported(app, admin, csv('Bob,bob@acme.example,,,,'))
    const list = async () =>
      (await admin.get(importCalls.list)).read(importSchema.array()).map(({ id }) => id)
    expect((await list()).toSorted()).toEqual([one.id, two.id].toSorted())
    expect((await admin.delete(importCalls.one(one.id))).status).toBe(204)
    expect((await admin.get(importCalls.one(one.id))).status).toBe(404)
    app.clock.advance(31 * day)
    await runRetention(app.ctx)
    expect(await (await signedIn(app)).get(importCalls.list)).toMatchObject({ text: '[]' })
    expect(await app.db.$count(people, eq(people.email, 'bob@acme.example'))).toBe(1)
  })
})
