import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '#server/db/database.ts'
import { backups, settings } from '#server/db/schema.ts'
import { readEnv } from '#server/env.ts'
import { programFile } from '#server/folders.ts'
import { erasureLogFile } from '#server/privacy/erasure-log.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { newInvitationSchema } from '#shared/accounts/team-schema.ts'
import { backupsSchema } from '#shared/backups/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { emailCountsSchema, emailSchema } from '#shared/mail/schema.ts'
import { backupCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { aLead, password } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { onEachDatabaseWithPrograms, openPlace, type Place } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { onServer } from '#tests/support/postgresql-server.ts'
import { startServer, variablesOf } from '#tests/support/server-process.ts'
import { hashOf, readFileName } from '../files.ts'
import { runPostgresql } from '../postgresql-programs.ts'

/** `npm run restore -- <file>`, as an operator runs it. */
async function restore(variables: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [programFile('restore'), ...args], {
    env: variables,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

onEachDatabaseWithPrograms('the command that restores', (database) => {
  test('brings back every row but of who was erased, refuses while the product runs, and takes no damaged file', {
    timeout: 300_000,
  }, async () => {
    const place = await database.create()
    const peer = new MailPeer()
    await peer.start()
    const variables: Record<string, string> = {
      ...variablesOf(place),
      SMTP_URL: peer.url,
      RATE_LIMIT: 'off',
    }
    // What is ordered before the backup waits in it.
    await peer.stop()
    const account = { name: 'Keeper', email: 'keeper@example.com', password }
    let server = await startServer(variables)
    const stranger = () => new Client(server.url, {})
    const registered = await stranger().post(api.admin.register, account)
    const { token } = registered.read(signedInSchema)
    const admin = () => stranger().withToken(token)
    const colleague = { name: 'Colleague', email: 'colleague@example.com', password }
    const invited = await admin().post(api.admin.invitations, { email: colleague.email, password })
    const { url } = invited.read(newInvitationSchema)
    const invitation = new URL(url).searchParams.get('invitation') ?? ''
    const joined = await stranger().post(api.admin.register, { ...colleague, invitation })
    const { id: colleagueId } = joined.read(signedInSchema).admin
    await stranger().post(api.admin.passwordReset, { email: account.email })
    const resets = async () => {
      const written = await admin().get(`${api.admin.emails}?kind=password_reset`)
      return written.read(z.array(emailSchema)).map(({ state }) => state)
    }
    await expect.poll(resets).toEqual(['waiting'])
    for (const name of ['Kept One', 'Kept Two']) {
      await stranger().post(api.leads, aLead({ name }))
    }
    const erased = aLead({ name: 'Erased' })
    await stranger().post(api.leads, erased)
    await admin().post(backupCalls.list)
    const list = async (client: Client) =>
      (await client.get(backupCalls.list)).read(backupsSchema).backups
    await expect
      .poll(async () => (await list(admin()))[0]?.check?.ok, { timeout: 150_000 })
      .toBe(true)
    await stranger().post(api.leads, aLead({ name: 'Came Later' }))
    await admin().post(api.admin.memberDeactivate(colleagueId), { password })
    for (const { email } of [erased, colleague]) {
      const answer = await admin().post(api.admin.privacy.erase, {
        email,
        confirmation: email,
        password,
      })
      expect(answer.status).toBe(200)
    }

    const folder = join(place.dataDir, 'backups')
    const [name = ''] = readdirSync(folder).filter((each) => !each.startsWith('.'))
    const file = join(folder, name)
    const refused = await restore(variables, file)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is running')])
    server.kill('SIGTERM')
    await server.exited

    const whole = readFileSync(file)
    const damaged = join(place.dataDir, name)
    writeFileSync(damaged, whole.subarray(0, whole.length >> 1))
    const failed = await restore(variables, damaged)
    expect([failed.code, failed.output]).toEqual([
      1,
      expect.stringContaining('Nothing was changed'),
    ])

    const strange = join(place.dataDir, name.replace(/-[0-9a-f-]{36}/, `-${randomUUID()}`))
    writeFileSync(strange, whole)
    const unknown = await restore(variables, strange)
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('--trust-file')])
    expect(unknown.output).toContain('Nothing was changed.')

    // Who was erased can not be read: that is known before the data is replaced.
    const log = erasureLogFile(place.dataDir)
    renameSync(log, `${log}.aside`)
    mkdirSync(log)
    const unsettled = await restore(variables, file)
    expect([unsettled.code, unsettled.output]).toEqual([
      1,
      expect.stringContaining('Nothing was changed.'),
    ])
    rmdirSync(log)
    renameSync(`${log}.aside`, log)

    const done = await restore(variables, file)
    expect(done.output).toContain('Restored: 2 leads, 0 consultations, 1 account')
    expect(done.output).toMatch(/\d messages are held in the outbox/)
    expect(done.code).toBe(0)

    await peer.start()
    server = await startServer(variables)
    expect((await admin().get(api.admin.leads)).status, 'the session from before').toBe(401)
    const login = { email: account.email, password }
    const again = (await stranger().post(api.admin.login, login)).read(signedInSchema)
    const back = stranger().withToken(again.token)
    const leads = (await back.get(api.admin.leads)).read(z.array(leadSchema))
    expect(leads.map((lead) => lead.name).toSorted()).toEqual(['Kept One', 'Kept Two'])
    const { canSend, byState } = (await back.get(api.admin.emailCounts)).read(emailCountsSchema)
    // Two leads, told to the visitor and the firm; the link for a password has ended.
    expect([canSend, byState]).toEqual([
      true,
      expect.objectContaining({ waiting: 0, sent: 0, failed: 0, cancelled: 1 }),
    ])
    expect(byState.held).toBeGreaterThanOrEqual(3)
    await back.post(api.admin.emailTest, { to: 'now@example.com' })
    await expect.poll(() => peer.received.map(({ to }) => to)).toEqual(['now@example.com'])
    expect((await list(back)).map(({ file, state, here }) => [file, state, here])).toEqual([
      [name, 'done', true],
    ])
    server.kill('SIGTERM')
    await server.exited
    await peer.stop()
    await place.remove()
  })
})

/** Keeps the rows of a table from coming back, by nothing that fails. */
const keepingRowsOut = `create function public.none() returns trigger language plpgsql as 'begin return null; end';
  create trigger none before insert on public.settings for each row execute function public.none();`

/** The dump of a place's database in which the words of a comment have become other statements. */
async function hostileDump(place: Place, statements: string): Promise<string> {
  const { databaseUrl } = place
  if (!databaseUrl) throw new Error('Only a server has dumps.')
  const comment = 'x'.repeat(400)
  // Of the table whose row is looked for: it is there by the time that this is run, and empty.
  await onServer(databaseUrl, `comment on table settings is '${comment}'`)
  const file = join(place.dataDir, `2026-06-01T03-00-00Z-${randomUUID()}.dump`)
  const options = ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`]
  await runPostgresql(readEnv(), 'pg_dump', databaseUrl, options)
  const dump = readFileSync(file, 'latin1')
  const written = `COMMENT ON TABLE public.settings IS '${comment}';`
  expect(dump, 'the dump names its comment').toContain(written)
  writeFileSync(file, dump.replace(written, statements.padEnd(written.length)), 'latin1')
  return file
}

onEachDatabaseWithPrograms('a dump that says more than data', (database) => {
  test.skipIf(database.name === 'PGlite').each([
    ['a program of the server', (trace: string) => `copy (select 1) to program 'touch ${trace}';`],
    ['a file of the server', (trace: string) => `copy (select 1) to '${trace}';`],
    ['an end of the transaction', () => `commit; drop schema public cascade; select 1/0;`],
    ['a role', () => `create role loomwork_intruder superuser;`],
    ['a table less', () => `drop table public.settings cascade;`],
    ['rows less', () => keepingRowsOut],
  ])('runs none of it, and leaves all as it was: %s', async (_kind, statementsOf) => {
    const place = await database.create()
    const trace = join(tmpdir(), `loomwork-trace-${randomUUID()}`)
    const open = await openPlace(place)
    await open.db.insert(settings).values({ key: 'kept', value: 1, updatedAt: new Date() })
    const file = await hostileDump(place, statementsOf(trace))
    const id = readFileName(basename(file))?.id ?? ''
    const began = { id, cause: 'manual', state: 'done', startedAt: new Date() } as const
    const counted = { rows: { settings: 1 }, sha256: await hashOf(file) }
    await open.db.insert(backups).values({ ...began, ...counted, file: basename(file) })
    await open.close()

    const failed = await restore(variablesOf(place), file)
    expect([failed.code, failed.output]).toEqual([
      1,
      expect.stringContaining('Nothing was changed.'),
    ])
    expect(existsSync(trace)).toBe(false)
    const again = await openPlace(place)
    expect(await again.db.select().from(settings)).toMatchObject([{ key: 'kept', value: 1 }])
    const left = await again.db.execute(sql`
      select datname as name from pg_database where datname like 'loomwork_restore%'
      union all select rolname from pg_roles where rolname like 'loomwork_%'`)
    expect(rowsOf(left)).toEqual([])
    await again.close()

    // Not what was written: refused before anything of it is run.
    writeFileSync(file, `${readFileSync(file, 'latin1')} `, 'latin1')
    const refused = await restore(variablesOf(place), file)
    expect(refused.output).toContain('another hash')
    expect(refused.output).toContain('Nothing was changed.')
    await place.remove()
  })
})
