import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onEachDatabase, type Place } from '#tests/support/databases.ts'
import { killMoments, type MailFault, mailFaultRounds } from '#tests/support/mail-faults.ts'

const rounds = Number(process.env.MAIL_ROUNDS ?? 1)
// Many starts after a crash, which a slow disk draws out.
vi.setConfig({ testTimeout: 900_000 })

onEachDatabase('nothing that was promised by mail is lost', (database) => {
  let place: Place
  beforeEach(async () => {
    place = await database.create()
  })
  afterEach(() => place.remove())

  const expectKept = async (faults: readonly [MailFault, ...MailFault[]], times = rounds) => {
    const report = await mailFaultRounds(place, faults, times * faults.length)
    expect(report.lost).toEqual([])
    expect(report.renamed).toBe(0)
    expect(report.acknowledged).toBe(12 * times * faults.length)
    return report
  }

  test.each([
    ['process killed at each step', killMoments.length * rounds],
    ['process killed while sending', rounds],
  ] as const)('by a %s, %i times; at worst some arrive twice', async (fault, times) => {
    const report = await expectKept([fault], times)
    expect(report).toMatchObject({ delivered: report.acknowledged, failed: 0 })
  })

  test('by a mail server that is down or refuses for now: all arrive once, later', async () => {
    const report = await expectKept([
      'mail server down',
      'sender refused for now (451)',
      'receiver refused for now (450)',
      'content refused for now (451)',
    ])
    expect(report).toMatchObject({ delivered: report.acknowledged, failed: 0, repeated: 0 })
  })

  test('by a refusal for good: it is shown as failed and not tried again', async () => {
    const report = await expectKept([
      'receiver refused for good (550)',
      'content refused for good (554)',
    ])
    expect(report.delivered + report.failed).toBe(report.acknowledged)
    expect(report.failed).toBeGreaterThan(0)
  })

  test('by a slow mail server or a connection that breaks after DATA: all arrive, some again', async () => {
    const report = await expectKept(['mail server slow', 'connection broken after DATA'])
    expect(report).toMatchObject({ delivered: report.acknowledged, failed: 0 })
    expect(report.repeated).toBeGreaterThan(0)
  })
})
