import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '#shared/accounts/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import { type Booked, bookedSchema } from '#shared/booking/schema.ts'
import { Firm, unique } from './firm.ts'
import type { Product } from './fixtures.ts'

const allDay = [{ from: '00:00', to: '24:00' }]
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Somebody of the firm offers every hour of every day. */
export async function hostOf({ url }: Product, horizonDays = 30): Promise<SignedIn> {
  const host = await (await Firm.of(url)).newAdmin('Ann Host')
  const answer = await fetch(url + bookingCalls.admin.availability, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${host.token}` },
    body: JSON.stringify({
      timeZone: 'America/Chicago',
      weekly: Object.fromEntries(everyDay.map((weekday) => [weekday, allDay])),
      leastNoticeMinutes: 60,
      horizonDays,
      place: 'https://meet.example/ann',
    }),
  })
  expect(answer.ok, await answer.text()).toBe(true)
  return host
}

const weekAhead = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** A call that a visitor has booked: to get to know each other, a week ahead, where nothing else is said. */
export async function book(
  url: string,
  { type = 'discovery-call', start = `${weekAhead()}T15:00:00.000Z` } = {},
): Promise<Booked> {
  const answer = await fetch(url + bookingCalls.bookings, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type,
      start,
      name: unique('Booker'),
      email: 'booker@example.com',
      timeZone: 'Europe/Berlin',
    }),
  })
  expect(answer.status).toBe(201)
  return bookedSchema.parse(await answer.json())
}

/** What a visitor meets who picks a time, and books it. */
export function picker(page: Page) {
  const details = page.getByRole('form', { name: 'Your details' })
  return {
    month: page.getByRole('grid'),
    times: page.getByRole('button', { name: /[AP]M.*UTC/ }),
    stop: page.locator('[role="grid"] [tabindex="0"]'),
    details,
    name: details.getByLabel('Name'),
    email: details.getByLabel('Email'),
    message: details.getByLabel('Message'),
    send: details.getByRole('button', { name: 'Book This Time' }),
    held: page.getByText(/Held for you until/),
    receipt: page.getByRole('heading', { name: 'It is booked' }),
  }
}
