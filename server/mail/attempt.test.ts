import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '#server/context.ts'
import { rowsOf } from '#server/db/database.ts'
import { emails, passwordResets, queuedEmails } from '#server/db/schema.ts'
import { createDocumentRenderer } from '#server/documents/document-renderer.ts'
import { secretLinks } from '#server/secret-links.ts'
import { emailSchema } from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute, second } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { attempt, type Tools } from './attempt.ts'
import { claim, giveBack, renew, renewEvery } from './claim.ts'
import { createEmailRenderer } from './email-renderer.ts'
import { planEmails } from './plan-emails.ts'
import { senderOf } from './smtp-email.ts'
import { openTransport } from './transport.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

const withPeer = {
  get SMTP_URL() {
    return peer.url
  },
}
const list = async (admin: Client) => (await admin.get(api.admin.emails)).read(z.array(emailSchema))

onOneDatabase('one attempt to send', (database) => {
  // Nothing is sent by itself: each test takes the steps of a mail service in its own order.
  const app = useTestApp(database, { variables: withPeer })
  const documents = createDocumentRenderer()
  const mails = createEmailRenderer()
  afterAll(() => Promise.all([documents.stop(), mails.stop()]))

  const onProblem = (error: unknown) => {
    throw error
  }
  /** Plans what was ordered, and takes one e-mail of it. */
  const claimOne = async () => {
    await planEmails(app.ctx, onProblem)
    const [email] = await claim(app.ctx, 1)
    if (!email) throw new Error('Nothing is due.')
    return email
  }

  test('takes no more than asked for, however the database joins', async () => {
    const admin = await signedIn(app)
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
      await admin.post(api.admin.emailTest, { to })
    await planEmails(app.ctx, onProblem)
    const taken = await app.db.transaction(async (tx) => {
      // What stale statistics make the planner choose: the due ones inside of a loop over all.
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
        await tx.execute(sql.raw(`set local enable_${way} = off`))
      return claim({ ...app.ctx, db: tx }, 1)
    })
    expect(taken).toHaveLength(1)
  })

  /** Tries to send; `meanwhile` happens while the e-mail is drawn. */
  const tryToSend = async (
    email: Parameters<typeof attempt>[1],
    meanwhile: () => Promise<unknown> = async () => {},
  ) => {
    const transport = openTransport(app.env)
    if (!transport) throw new Error('There is no mail server.')
    const render: Tools['mails']['render'] = async (address) => {
      const rendered = await mails.render(address)
      await meanwhile()
      return rendered
    }
    const sender = await senderOf(app.ctx)
    const tools = { mails: { ...mails, render }, documents, secretLinks, transport, sender }
    return attempt(app.ctx, email, tools).finally(() => transport.close())
  }

  describe.each(['cancelled', 'erased'] as const)('at a message that is %s meanwhile', (what) => {
    test('sends nothing', async () => {
      const admin = await signedIn(app)
      const { email: address } = aLead()
      await admin.post(api.admin.emailTest, { to: address })
      const email = await claimOne()
      const outcome = await tryToSend(email, () =>
        what === 'cancelled'
          ? admin.post(api.admin.emailCancel(email.id))
          : admin.post(api.admin.privacy.erase, {
              email: address,
              confirmation: address,
              password,
            }),
      )
      expect(outcome).toBe('withdrawn')
      expect(peer.received).toEqual([])
      const left = (await list(admin)).map(({ state }) => state)
      expect(left).toEqual(what === 'cancelled' ? ['cancelled'] : [])
    })
  })

  test('makes no link for a password that has changed meanwhile', async () => {
    const { email: address } = await anAdmin(app)
    const owner = await signedIn(app, { email: 'owner@loom.example' })
    await app.visitor().post(api.admin.passwordReset, { email: 'owner@loom.example' })
    const change = { currentPassword: password, newPassword: 'another long pass phrase' }
    const outcome = await tryToSend(await claimOne(), () =>
      owner.post(api.admin.accountPassword, change),
    )
    expect([outcome, peer.received]).toEqual(['withdrawn', []])
    expect(await app.db.select().from(passwordResets)).toEqual([])
    expect(await tryToSend(await claimOne()), 'the word of the change').toBe('sent')
    // Whose account stays as it is gets theirs.
    await app.visitor().post(api.admin.passwordReset, { email: address })
    expect(await tryToSend(await claimOne())).toBe('sent')
    expect(await app.db.select().from(passwordResets)).toHaveLength(1)
  })

  test('makes no link for an address whose change was cancelled meanwhile', async () => {
    const owner = await signedIn(app)
    const wanted = { name: 'Owner', email: 'wanted@loom.example', password }
    await owner.patch(api.admin.account, wanted)
    const emails = [await claimOne(), await claimOne()]
    const link = emails.find(({ kind }) => kind === 'email_change') ?? expect.unreachable()
    const outcome = await tryToSend(link, () => owner.delete(api.admin.accountEmail))
    expect([outcome, peer.received]).toEqual(['withdrawn', []])
  })

  test('is not doubled by an admin who sends the message meanwhile', async () => {
    const admin = await signedIn(app)
    await admin.post(api.admin.emailTest, { to: 'me@loom.example' })
    const email = await claimOne()
    await admin.post(api.admin.emailSend(email.id))
    expect(await claim(app.ctx, 1), 'by another process').toEqual([])
    app.clock.advance(minute)
    expect(await claim(app.ctx, 1), 'once the first counts as crashed').toHaveLength(1)
    // Who wakes up after that leaves it to the other.
    expect(await tryToSend(email)).toBe('withdrawn')
    await giveBack(app.ctx, [email])
    expect(await claim(app.ctx, 1)).toEqual([])
  })

  test('gives the message its date, which every later one keeps', async () => {
    const call = { name: 'Ada', email: 'ada@example.com', preferredDate: '2026-12-01T10:00-06:00' }
    await app.visitor().post(api.consultationRequests, call)
    await planEmails({ ...app.ctx, env: { ...app.env, smtpUrl: undefined } }, onProblem)
    app.clock.advance(40 * day)
    await (await signedIn(app)).post(api.admin.emailsRelease)
    const first = app.clock()
    peer.next({ kind: 'drop' })
    expect(await tryToSend(await claimOne())).not.toBe('sent')
    app.clock.advance(10 * minute)
    expect(await tryToSend(await claimOne())).toBe('sent')
    const mails = (await peer.read()).map(({ email: address }) => address)
    const stamps = mails.map(({ attachments }) => {
      const [part] = attachments
      return /DTSTAMP:(\w+)/.exec(new TextDecoder().decode(part?.content as ArrayBuffer))?.[1]
    })
    expect(mails.map(({ date }) => new Date(date ?? ''))).toEqual([first, first])
    const stamp = first.toISOString().replace(/[-:]|\.\d{3}/g, '')
    expect(stamps).toEqual([stamp, stamp])
  })

  test('is no next one: the office is told of none while it runs', async () => {
    const admin = await signedIn(app)
    await admin.post(api.admin.emailTest, { to: 'me@loom.example' })
    const email = await claimOne()
    const next = async () => (await list(admin)).map(({ nextAttemptAt }) => nextAttemptAt)
    peer.next({ kind: 'refuse', at: 'rcpt', code: 450 })
    let meanwhile: Awaited<ReturnType<typeof next>> = []
    await tryToSend(email, async () => {
      meanwhile = await next()
    })
    expect(meanwhile).toEqual([null])
    expect(await next()).toEqual([new Date(app.clock().getTime() + minute).toISOString()])
  })

  test('that has ended is not renewed', async () => {
    const admin = await signedIn(app)
    await admin.post(api.admin.emailTest, { to: 'me@loom.example' })
    const email = await claimOne()
    await admin.post(api.admin.emailCancel(email.id))
    app.clock.advance(second)
    await renew(app.ctx, [email.id])
    const [row] = await app.db.select().from(emails)
    expect(row?.leasedUntil).toEqual(email.leasedUntil)
  })
})

onOneDatabase('a mail service', (database) => {
  // Its own turns of the clock come when a test says so.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  const app = useTestApp(database, { mail: true, variables: withPeer })
  const states = async () => (await app.db.select().from(emails)).map(({ state }) => state)

  /** The database does not keep, once, that an e-mail was sent. */
  const failOnce = async () => {
    await app.db.execute(sql`create sequence marks`)
    await app.db.execute(sql`
      create function fail_once() returns trigger language plpgsql as $$ begin
        if new.state = 'sent' and nextval('marks') = 1 then raise 'cut off'; end if;
        return new;
      end $$`)
    await app.db.execute(sql`
      create trigger fail_once before update on messages for each row execute function fail_once()`)
  }
  afterEach(async () => {
    await app.db.execute(sql`drop trigger if exists fail_once on messages`)
  })

  test('sends again what the database could not keep as sent', async () => {
    await failOnce()
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail().catch(() => {})
    expect([peer.received.length, await states()]).toEqual([1, ['waiting']])
    app.log.clear()
    app.clock.advance(minute - second)
    await vi.advanceTimersByTimeAsync(renewEvery)
    // What a renewal has written by now would be seen.
    await app.db.select().from(emails)
    app.clock.advance(2 * second)
    const outcome = async () => {
      // PostgreSQL tells of an error before it lets go of the row, which may be passed over once.
      await app.deliverMail()
      return [peer.received.length, await states()]
    }
    await expect.poll(outcome).toEqual([2, ['sent']])
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('tries a mail server that failed again by itself', async () => {
    peer.usual = { kind: 'refuse', at: 'mail', code: 451 }
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail()
    await expect.poll(states).toEqual(['waiting'])
    peer.usual = { kind: 'accept' }
    await app.visitor().post(api.leads, aLead())
    await expect.poll(states).toEqual(['waiting', 'waiting'])
    expect(peer.received, 'not at every hint').toEqual([])
    app.clock.advance(minute)
    await vi.advanceTimersByTimeAsync(minute)
    await expect.poll(states).toEqual(['sent', 'sent'])
  })
})

onOneDatabase('the planning of messages', (database) => {
  const app = useTestApp(database, { variables: withPeer })

  /** A context that lets something happen just before a transaction begins. */
  const before = (happens: (transaction: number) => Promise<unknown>): Ctx => {
    let count = 0
    const transaction: Ctx['db']['transaction'] = async (...work) => {
      count += 1
      await happens(count)
      return app.db.transaction(...work)
    }
    return { ...app.ctx, db: Object.assign(Object.create(app.db), { transaction }) }
  }

  test('makes each order once, also beside one that can not be made', async () => {
    for (const address of ['one@example.com', 'two@example.com']) {
      await app.visitor().post(api.leads, aLead({ email: address }))
    }
    // None of this release's kinds.
    await app.db.execute(sql`
      insert into mail_orders (id, "order", due_at)
      values (${crypto.randomUUID()}, '{"kind":"unknown"}', ${app.clock().toISOString()})`)
    const problems: unknown[] = []
    const note = (error: unknown) => problems.push(error)
    const ctx = before(async (transaction) => {
      // The batch is the first; before the next one another process makes everything.
      if (transaction === 2) await planEmails(app.ctx, note)
    })
    await planEmails(ctx, note)
    const rows = rowsOf<{ to: string }>(
      await app.db.execute(sql`select to_address as "to" from messages order by 1`),
    )
    expect(rows.map(({ to }) => to)).toEqual(['one@example.com', 'two@example.com'])
    expect(problems).toHaveLength(1)
    expect(await app.db.select().from(queuedEmails)).toHaveLength(1)
  })
})
