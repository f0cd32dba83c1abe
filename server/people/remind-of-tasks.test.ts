import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openSession } from '#server/accounts/sessions.ts'
import { admins, queuedEmails } from '#server/db/schema.ts'
import { overviewSchema } from '#shared/dashboard/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { type Task, taskSchema } from '#shared/people/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { anAdmin, enteredLead } from '#tests/support/builders.ts'
import { day, hour } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { remindOfTasks } from './remind-of-tasks.ts'

type Account = typeof admins.$inferSelect

/** An account of the firm; signed in anew for each call, since the clock of these tests goes far. */
const as = async (app: TestApp, account: Account) =>
  app.visitor().withToken(await openSession(app.ctx, account, undefined))

async function aTask(app: TestApp, account: Account, dueAt: string, more: object = {}) {
  const admin = await as(app, account)
  const { personId } = await enteredLead(admin)
  const task = { title: 'Call', dueAt, ...more }
  return (await admin.post(api.admin.personTasks(personId ?? ''), task)).read(taskSchema)
}

const change = async (app: TestApp, account: Account, { id }: Task, changes: object) =>
  (await as(app, account)).patch(api.admin.task(id), changes)

const remindersOf = async (app: TestApp, account: Account) =>
  (await (await as(app, account)).get(api.admin.notifications))
    .read(z.array(notificationSchema))
    .filter(({ kind }) => kind === 'task_overdue')

/** Opens the office in a zone, as a browser there does. */
const openIn = async (app: TestApp, account: Account, zone: string) =>
  (await (await as(app, account)).get(`${api.admin.overview}?zone=${zone}`)).read(overviewSchema)

const goTo = (app: TestApp, instant: string) =>
  app.clock.advance(Date.parse(instant) - app.clock().getTime())

onOneDatabase('tasks that fall overdue', (database) => {
  const app = useTestApp(database)
  const digests = async () =>
    (await app.db.select().from(queuedEmails))
      .map(({ order, entityId }) => ({ order, entityId }))
      .filter(({ order }) => order.kind === 'tasks_overdue')

  test('are told once to whose they are, however many processes look', async () => {
    const [ann, bob] = [await anAdmin(app), await anAdmin(app)]
    const task = await aTask(app, ann, '2026-06-03')
    await aTask(app, ann, '2031-06-03')
    goTo(app, '2026-06-05T20:00:00Z')
    await Promise.all([remindOfTasks(app.ctx), remindOfTasks(app.ctx)])
    await remindOfTasks(app.ctx)
    expect(await remindersOf(app, ann)).toEqual([
      expect.objectContaining({
        title: 'Call',
        body: `With ${task.person}.`,
        href: adminPage.person(task.personId),
      }),
    ])
    expect(await remindersOf(app, bob)).toEqual([])
    // With another day it falls overdue anew; with another colleague it is theirs to hear of.
    await change(app, ann, task, { dueAt: '2026-06-06' })
    await remindOfTasks(app.ctx)
    expect(await remindersOf(app, ann)).toHaveLength(1)
    goTo(app, '2026-06-08T20:00:00Z')
    await remindOfTasks(app.ctx)
    expect(await remindersOf(app, ann)).toHaveLength(2)
  })

  test('are told to nobody once they are done; those nobody has, to everybody', async () => {
    const [ann, bob] = [await anAdmin(app), await anAdmin(app)]
    const done = await aTask(app, ann, '2026-06-09')
    await change(app, ann, done, { done: true })
    await aTask(app, ann, '2026-06-09', { title: 'Whose?', assignedTo: null })
    goTo(app, '2026-06-12T20:00:00Z')
    await remindOfTasks(app.ctx)
    for (const client of [ann, bob]) {
      expect((await remindersOf(app, client)).map(({ title, body }) => [title, body])).toEqual([
        ['Whose?', expect.stringMatching(/Nobody has it to do\.$/)],
      ])
    }
  })

  test.each([
    // The day ends at 10:00Z in Honolulu, and at 11:00Z the day before in Kiritimati's next one.
    ['Pacific/Honolulu', { dueAt: '2026-06-20' }, '2026-06-21T09:59:00Z', 0],
    ['Pacific/Honolulu', { dueAt: '2026-06-20' }, '2026-06-21T10:01:00Z', 1],
    ['Pacific/Kiritimati', { dueAt: '2026-06-20' }, '2026-06-20T09:59:00Z', 0],
    ['Pacific/Kiritimati', { dueAt: '2026-06-20' }, '2026-06-20T10:01:00Z', 1],
    // A time is a time, wherever its day is another one.
    [
      'Pacific/Kiritimati',
      { dueAt: '2026-06-20T23:00:00-10:00', timeZone: 'Pacific/Honolulu' },
      '2026-06-21T08:59:00Z',
      0,
    ],
    [
      'Pacific/Kiritimati',
      { dueAt: '2026-06-20T23:00:00-10:00', timeZone: 'Pacific/Honolulu' },
      '2026-06-21T09:01:00Z',
      1,
    ],
  ])('in %s: %j at %s', async (zone, { dueAt, ...more }, now, count) => {
    goTo(app, '2026-06-19T12:00:00Z')
    const admin = await anAdmin(app)
    await openIn(app, admin, zone)
    await aTask(app, admin, dueAt, more)
    goTo(app, now)
    await remindOfTasks(app.ctx)
    expect(await remindersOf(app, admin)).toHaveLength(count)
    const { tasksOverdue } = await openIn(app, admin, zone)
    expect(tasksOverdue).toBe(count)
  })

  test('are told in one mail a morning, on the clock of whose they are', async () => {
    goTo(app, '2026-06-22T12:00:00Z')
    const [ann, bob] = [await anAdmin(app), await anAdmin(app)]
    await openIn(app, ann, 'Europe/Oslo')
    await openIn(app, bob, 'America/Los_Angeles')
    for (const admin of [ann, bob]) {
      await aTask(app, admin, '2026-06-22')
      await aTask(app, admin, '2026-06-23')
      await aTask(app, admin, '2026-06-25T18:00:00Z')
    }
    const counts: number[] = []
    // From the evening of the 22nd, each hour, to the end of the 26th.
    goTo(app, '2026-06-22T20:00:00Z')
    for (let hours = 0; hours < 100; hours += 1) {
      app.clock.advance(hour)
      const before = (await digests()).length
      await Promise.all([remindOfTasks(app.ctx), remindOfTasks(app.ctx)])
      if ((await digests()).length > before) counts.push(app.clock().getUTCHours())
    }
    // Seven in Oslo is 5:00Z, in Los Angeles 14:00Z; on the 25th there was nothing new.
    expect(counts).toEqual([5, 14, 5, 14, 5, 14])
  })

  test('are told by no mail where a switch is off, but by the bell', async () => {
    goTo(app, '2026-07-01T12:00:00Z')
    const admin = await anAdmin(app)
    const all = { emailNotifications: true, newLeadAlerts: true, consultationAlerts: true }
    for (const off of [{ taskReminders: false }, { emailNotifications: false }]) {
      const set = await (await as(app, admin)).patch(api.admin.accountNotifications, {
        ...all,
        taskReminders: true,
        ...off,
      })
      expect(set.status).toBe(200)
      await aTask(app, admin, '2026-07-01')
      app.clock.advance(3 * day)
      await remindOfTasks(app.ctx)
    }
    expect(await remindersOf(app, admin)).toHaveLength(2)
    expect(await digests()).toEqual([])
    // A client that does not know the switch yet leaves it as it is.
    await (await as(app, admin)).patch(api.admin.accountNotifications, all)
    const [account] = await app.db.select().from(admins).where(eq(admins.taskReminders, true))
    expect(account?.emailNotifications).toBe(true)
  })
})
