import type { Page } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { consultationsNamed } from './consultation-screens.ts'
import { emailOf, type Firm, unique } from './firm.ts'

/** Opens Quick Sync over the list of consultations, searched for these words. */
export async function openSync(page: Page, words = '') {
  await page.goto(words ? consultationsNamed(words) : adminPage.consultations)
  await page.getByRole('button', { name: 'Quick Sync' }).click()
  return page.getByRole('dialog', { name: 'One-Click Meeting Data Sync' })
}

/** The same, at the import of a file. */
export async function openImport(page: Page, words = '') {
  const dialog = await openSync(page, words)
  await dialog.getByRole('tab', { name: 'CSV Import' }).click()
  return dialog
}

/** A name of nobody else, of letters alone, as names are. */
export const person = () =>
  unique('Pat').replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))

/** A colleague without hours of their own, who holds a meeting of an hour from this instant on. */
export async function aBusyColleague(firm: Firm, preferredDate: string): Promise<string> {
  const colleague = await firm.newAdmin()
  const { id: hostId, name } = colleague.admin
  const meeting = { name: 'Ada', email: emailOf(name), status: 'scheduled', hostId, minutes: 60 }
  await firm.posts(colleague, api.consultationRequests, { ...meeting, preferredDate })
  return name
}

/** A file as the file field takes it. */
export const csvFile = (text: string | Buffer, name = 'events.csv', mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})

/** The columns of a calendar's export. */
export const csvHead =
  'Invitee Name,Invitee Email,Start Date & Time,Event Type Name,Canceled,Invitee UUID'

/** A meeting in it, of somebody of this name. */
export const csvRow = (name: string, start: string, cancelled = false) =>
  `${name},${emailOf(name)},${start},Discovery call,${cancelled},${crypto.randomUUID()}`

/** A file of as many meetings, each of a name of its own that begins with the same words. */
export function manyRows(count: number) {
  const word = unique('Row')
  const rows = Array.from({ length: count }, (_, index) =>
    csvRow(`${word} ${index}`, `2026-03-0${(index % 9) + 1} 11:00 am`),
  )
  return { word, file: csvFile([csvHead, ...rows].join('\n')) }
}

/** The answer to a booking that is sent, and to none of the lists that are read meanwhile. */
export const answerToBooking = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' &&
      new URL(answer.url()).pathname === api.consultationRequests,
  )
