import { bookingCalls, scheduleType } from '#shared/booking/calls.ts'
import { book, hostOf, picker } from './booking-picker.ts'
import { expect, test } from './fixtures.ts'
import { isAwake } from './screens.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('a visitor who listens meets each step in its order, by its name', async ({
  page,
  freshProduct,
}) => {
  const { url } = freshProduct
  await hostOf(freshProduct)
  const standing = await book(url)
  // A day and times that stay the same, whenever this runs.
  await page.clock.setFixedTime('2026-06-01T09:00:00Z')
  const slot = (start: string, end: string) => ({
    start: `${start}:00.000Z`,
    end: `${end}:00.000Z`,
  })
  const first = slot('2026-06-02T07:00', '2026-06-02T07:45')
  const days = [
    { date: '2026-06-02', slots: [first, slot('2026-06-02T12:30', '2026-06-02T13:15')] },
    { date: '2026-06-04', slots: [slot('2026-06-04T07:00', '2026-06-04T07:45')] },
  ]
  const some = { timeZone: 'Europe/Berlin', days }
  const none = { timeZone: 'Europe/Berlin', days: [] }
  await page.route(`**${bookingCalls.slots}?*`, (route) =>
    route.fulfill({ json: route.request().url().includes('from=2026-06-01') ? some : none }),
  )
  await page.route(`**${bookingCalls.holds}`, (route) =>
    route.fulfill({
      status: 201,
      json: { holdToken: 'held', expiresAt: '2026-06-01T09:05:00Z' },
    }),
  )
  await page.route(`**${bookingCalls.bookings}`, (route) =>
    route.fulfill({ status: 201, json: { ...standing, ...first, mailHeld: false } }),
  )
  const { times, ...form } = picker(page)
  const main = page.getByRole('main')
  await page.goto(url + scheduleType('discovery-call'))
  await isAwake(page)
  await expect(times.first()).toBeVisible()
  await expect(main).toMatchAriaSnapshot(`
    - heading "Schedule Your Strategy Call" [level=1]
    - region "Pick a time":
      - heading "Pick a time" [level=2]
      - group "What is it about?":
        - radio /30-minute strategy call 30 minutes One task/
        - radio /Discovery call 45 minutes Your processes/ [checked]
        - radio /Technical consultation 60 minutes Interfaces/
        - radio /Follow-up meeting 30 minutes What has happened/
      - heading "June 2026" [level=3]
      - button "Previous month" [disabled]
      - button "Next month" [disabled]
      - grid "June 2026":
        - rowgroup:
          - row:
            - columnheader "Sunday"
            - columnheader "Monday"
            - columnheader "Tuesday"
            - columnheader "Wednesday"
            - columnheader "Thursday"
            - columnheader "Friday"
            - columnheader "Saturday"
        - rowgroup:
          - row:
            - gridcell
            - gridcell:
              - button "Monday, June 1, no free times" [disabled]
            - gridcell [selected]:
              - button "Tuesday, June 2, 2 free times"
            - gridcell:
              - button "Wednesday, June 3, no free times" [disabled]
            - gridcell:
              - button "Thursday, June 4, 1 free time"
      - heading "Times on Tuesday, June 2" [level=3]
      - paragraph:
        - text: "Time zone: Europe/Berlin (UTC+2)"
        - button "Change time zone"
      - list:
        - listitem:
          - button "9:00 AM Berlin, UTC+2"
        - listitem:
          - button "2:30 PM Berlin, UTC+2"
      - button "None of these suit? Ask for a time"
    - heading "What to expect" [level=2]
  `)
  await times.first().click()
  await expect(form.held).toBeVisible()
  await expect(main).toMatchAriaSnapshot(`
    - region "Your details":
      - paragraph: Tuesday, June 2, 2026
      - paragraph: 9:00 – 9:45 AM
      - paragraph: Europe/Berlin (UTC+2)
      - button "Choose another time"
      - paragraph: Discovery call, 45 minutes
      - status: Held for you until 11:05 AM (Berlin, UTC+2)
      - heading "Your details" [level=2]
      - form "Your details":
        - textbox "Name"
        - textbox "Email"
        - textbox "Company"
        - textbox "Phone"
        - textbox "Message"
        - button "Book This Time"
        - paragraph: Fields marked * are required.
  `)
  // Who is taken to the form hears what it is for.
  await expect(page.getByRole('heading', { name: 'Your details' })).toHaveAccessibleDescription(
    /^Tuesday, June 2, 2026.*9:00 – 9:45 AM.*Discovery call, 45 minutes$/,
  )
  await form.name.fill('Ada')
  await form.email.fill(standing.email)
  await form.send.click()
  await expect(form.receipt).toBeFocused()
  const facts = (when: string, hostWhen: string) => `
      - term: What
      - definition: Discovery call
      - term: When
      - definition:
        - strong: ${when}
        - text: ${hostWhen}
      - term: With
      - definition: Ann Host, Loomwork
      - term: Where
      - definition:
        - link "https://meet.example/ann"
      - group "Add to calendar":
        - link "Calendar file"
        - link "Google"
        - link "Outlook"
  `
  await expect(main).toMatchAriaSnapshot(`
      - heading "It is booked" [level=2]
      - paragraph: An invitation for your calendar is on its way to booker@example.com.
      ${facts(
        'Tuesday, June 2, 2026, 9:00 – 9:45 AM, Europe/Berlin (UTC+2)',
        '"On the clock of Ann Host: Tuesday, June 2, 2026, 2:00 – 2:45 AM, America/Chicago (UTC−5)"',
      ).trim()}
      - paragraph:
        - link "See, move or cancel your booking"
      - button "Book another call"
  `)
  await page.goto(standing.manageUrl)
  // The server's clock is that of today.
  const date = String.raw`\w+day, \w+ \d+, \d+`
  await expect(main).toMatchAriaSnapshot(`
      - heading "Your booking" [level=1]
      ${facts(
        String.raw`/${date}, \d+:00 – \d+:45 [AP]M, Europe\/Berlin \(UTC\+\d\)/`,
        String.raw`/On the clock of Ann Host. ${date}, \d+:00 – \d+:45 [AP]M, America\/Chicago \(UTC.\d\)/`,
      ).trim()}
      - paragraph: /You can move or cancel it here until .*Europe\\/Berlin/
      - link "Choose another time"
      - button "Cancel This Booking"
      - paragraph: Cancelling frees the time at once and tells both sides.
  `)
})
