import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { consultations } from '#server/db/schema.ts'
import { heldReceiptAnchor, page } from '#shared/routes.ts'
import { problemsOf } from '#tests/support/answered-form.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const who = { name: 'Nora <b>No</b>', email: 'nora@example.com', message: 'One\n</textarea>two' }

onOneDatabase('the request form without JavaScript', (database) => {
  const app = useTestApp(database)
  beforeEach(() => app.db.execute(sql`delete from consultations`))

  const request = (fields: Record<string, string>) =>
    app.visitor().send('POST', page.schedule, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const kept = () => app.db.select().from(consultations)
  const nextYear = () => app.clock().getUTCFullYear() + 1

  // The firm's clock is Chicago's: six hours behind UTC in January, five in July.
  test.each([
    { day: '01-15', hour: 'T21:30:00.000Z' },
    { day: '07-15', hour: 'T20:30:00.000Z' },
  ])('reads a time on $day on the clock of the firm', async ({ day, hour }) => {
    const answer = await request({ ...who, date: `${nextYear()}-${day}`, time: '15:30' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${page.callRequested}#${heldReceiptAnchor}`,
    ])
    const [consultation] = await kept()
    expect(consultation?.preferredDate?.toISOString()).toBe(`${nextYear()}-${day}${hour}`)
    expect(consultation).toMatchObject({ ...who, status: 'pending', quarantine: null })
  })

  test('needs no time', async () => {
    expect((await request(who)).status).toBe(303)
    expect(await kept()).toMatchObject([{ preferredDate: null }])
  })

  test('takes 10,000 typed characters under what the call to action was about', async () => {
    const longest = `${'Nine char\r\n'.repeat(999)}and ${'x'.repeat(6)}`
    const about = 'Growth plan'
    expect((await request({ ...who, about, message: longest })).status).toBe(303)
    const typed = longest.replaceAll('\r\n', '\n')
    expect(typed).toHaveLength(10_000)
    expect(await kept()).toMatchObject([{ message: `About: Growth plan\n\n${typed}` }])
    const longer = await request({ ...who, about, message: `${longest}x` })
    expect(longer.status).toBe(400)
    expect(longer.text).toContain('Message can have at most 10,000 characters.')
  })

  test('keeps apart what fills in the honeypot, and looks the same', async () => {
    const answer = await request({ ...who, website: 'https://spam.example' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${page.callRequested}#${heldReceiptAnchor}`,
    ])
    expect(await kept()).toMatchObject([{ quarantine: 'honeypot' }])
  })

  describe('says what is wrong and keeps what was typed', () => {
    test.each([
      [{ name: ' ' }, 'Name is required.'],
      [{ email: 'nora@' }, 'Enter a valid email address'],
      [{ date: '2020-01-01', time: '10:00' }, 'Choose a time that is still to come.'],
      [{ date: '2020-01-01' }, 'Choose a time as well'],
      [{ date: 'soon', time: 'noon' }, 'Enter a date and a time'],
      [{ phone: 'x'.repeat(51) }, 'Phone can have at most 50 characters.'],
    ])('with %j', async (fields, problem) => {
      const answer = await request({ ...who, ...fields })
      expect(answer.status).toBe(400)
      expect(answer.text).toContain(problem)
      expect(answer.text).toContain('One\n&lt;/textarea&gt;two')
      for (const value of Object.values(fields)) expect(answer.text).toContain(`value="${value}"`)
      const [[field, said] = []] = Object.entries(problemsOf(answer.text))
      expect(Object.keys(fields).concat('time')).toContain(field)
      expect(said).toContain(problem)
      expect(await kept()).toEqual([])
    })
  })
})
