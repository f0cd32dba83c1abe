import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { leads, settings } from '#server/db/schema.ts'
import { foldVersion } from '#server/db/search-text.ts'
import { api } from '#shared/routes.ts'
import { searchAnswerSchema } from '#shared/search/schema.ts'
import { enteredLead, signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { searchFolding } from './fold-again.ts'

/** As the release before this one folded what it kept. */
const foldAsBefore = async (app: TestApp) => {
  for (const table of ['leads', 'people', 'consultations', 'lead_magnet_submissions', 'deals']) {
    const name = table === 'deals' ? 'title' : 'name'
    await app.db.execute(
      sql`update ${sql.identifier(table)} set search_text = lower(${sql.identifier(name)})`,
    )
  }
  await app.db.execute(sql`update leads set message_words = '''größe'''::tsvector`)
  await app.db.delete(settings)
}

onEachDatabase('search texts that an earlier release made', (database) => {
  const app = useTestApp(database)

  test('are folded again, each kind of record’s', async () => {
    const admin = await signedIn(app)
    const person = { name: 'Łucja Żak', email: 'lucja@zak.example' }
    const lead = await enteredLead(admin, { ...person, message: 'Größe' })
    const deal = { personId: lead.personId, title: 'Łucja’s looms', value: 900 }
    await admin.post(api.admin.deals, deal)
    await admin.post(api.consultationRequests, person)
    await admin.post(api.leadMagnetSubmissions, { ...person, leadMagnetType: 'guide' })
    await foldAsBefore(app)
    const kinds = async (q: string) => {
      const path = `${api.admin.search}?${new URLSearchParams({ q })}`
      return (await admin.get(path)).read(searchAnswerSchema).map(({ kind }) => kind)
    }
    expect(await kinds('lucja')).toEqual([])
    for (const _twice of [1, 2]) await searchFolding.run(app.ctx)
    expect(await kinds('lucja')).toEqual([
      'people',
      'leads',
      'deals',
      'consultations',
      'submissions',
    ])
    expect(await kinds('grosse')).toEqual(['leads'])
    expect(await kinds('groesse')).toEqual(['leads'])
  })

  test('are gone on with where a run was stopped', async () => {
    await app.db.execute(sql`
      insert into leads (id, name, email, source, status, priority, created_at, updated_at, search_text)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Ö ' || n, 'x', 'x', 'new', 'low', now(), now(), 'ö ' || n
      from generate_series(1, 2500) as n`)
    await app.db.delete(settings)
    const after = { leads: '00000000-0000-7000-8000-000000000002' }
    const value = { version: foldVersion, after }
    await app.db.insert(settings).values({ key: 'search_fold', value, updatedAt: app.clock() })
    await searchFolding.run(app.ctx)
    const old = await app.db.execute(
      sql`select name from leads where search_text like 'ö%' order by id`,
    )
    expect(rowsOf(old)).toEqual([{ name: 'Ö 1' }, { name: 'Ö 2' }])
    const [noted] = await app.db.select().from(settings).where(eq(settings.key, 'search_fold'))
    expect(noted?.value).toMatchObject({ after: { leads: null, messages: null } })
    expect(await app.db.$count(leads)).toBe(2500)
  })
})
