import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { SignedIn } from '#shared/accounts/schema.ts'
import { adminPage, api, page as path } from '#shared/routes.ts'
import { password } from './firm.ts'

/** The main screens of the office, but for its settings. */
export const officeScreens = [
  adminPage.dashboard,
  adminPage.today,
  adminPage.leads,
  adminPage.people,
  adminPage.duplicates,
  adminPage.companies,
  adminPage.deals,
  adminPage.consultations,
  adminPage.leadMagnets,
  adminPage.newsletter,
  adminPage.outbox,
  adminPage.history,
]

// A modal dialog hides the rest of the page from assistive technology, where the toast is announced
// by a live region of its own; it is seen all the same.
const seen = { includeHidden: true }

/** The one toast that may be visible. */
export const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: /notifications/i, ...seen }).getByRole('listitem', seen)

/**
 * Expects one toast, with exactly these two lines or with a second one that matches; its buttons may
 * follow. One look sees all of it: it is there for five seconds, and a busy machine may take longer to look
 * three times.
 */
export async function expectToast(page: Page, title: string, description: string | RegExp) {
  const second =
    typeof description === 'string' ? literally(description) : `.*${description.source}.*`
  const text = new RegExp(`^${literally(title)}${second}(?:\\p{Lu}.*)?$`, 'u')
  await expect(toastOf(page)).toHaveText([text])
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Where the details of a lead tell its status, and change it. */
export const statusIn = (details: Locator) => details.getByRole('button', { name: /^Status: / })

/** Keeps the toast as a person does who reaches for its button: it stays while the pointer is on it. */
export const holdToast = (page: Page) => toastOf(page).hover()

/** Opens a page of the office, and waits until it hears of what others write from now on. */
export async function openListening(page: Page, address: string) {
  const listening = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === api.admin.events,
  )
  await page.goto(address)
  await listening
}

/** Keeps a page from hearing of changes: what it shows is read again only when somebody asks. */
export const keepFromHearing = (page: Page) =>
  page.route(`**${api.admin.events}?*`, () => {
    // Never answered, as on a line on which nothing comes back.
  })

/**
 * Follows the calls of a page from now on, but for that of {@link keepFromHearing}; what it returns
 * waits until each was answered.
 */
export function followCalls(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== api.admin.events) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => expect.poll(() => open.size, 'calls without an answer').toBe(0)
}

/**
 * Does something as a page's next call of a method to an address arrives, before it is answered: what the
 * page asks for of its own accord meanwhile is answered as ever.
 */
export async function asNextCallArrives(
  page: Page,
  { method, url }: { method: string; url: string },
  act: () => Promise<unknown>,
) {
  let done = false
  await page.route(url, async (route) => {
    if (!done && route.request().method() === method) {
      done = true
      await act()
    }
    await route.fallback()
  })
}

/** Holds a page's calls of a method to an address, as a slow line does, until they are released. */
export async function holdCalls(page: Page, { method, url }: { method: string; url: string }) {
  const released = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    sent.push(route.request().url())
    await released.promise
    await route.fallback()
  })
  return { sent, release: released.resolve }
}

/** A person takes a while to type: what is sent within 1500 ms of the page's start is set aside. */
export const typingTakesAWhile = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.now()), { intervals: [100] })
    .toBeGreaterThan(1_500)

/** Waits until React runs in every island that is in view: before, a form is posted by the browser. */
export const isAwake = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0)

/** The contact form, as a person sees it. */
export function contactForm(page: Page) {
  // Once a message has arrived a receipt stands in its place; the form is there, cleared.
  const form = page.getByRole('form', { name: 'Contact', includeHidden: true })
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    company: form.getByLabel('Company'),
    projectType: form.getByLabel('Project type'),
    budget: form.getByLabel('Budget'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: 'Send Message' }),
    /** What the form says aloud, if anything. */
    said: form.getByRole('status').filter({ hasText: /\S/ }),
    receipt: page.getByRole('heading', { name: 'Your message is with us.' }),
    again: page.getByRole('button', { name: 'Write another message' }),
    async open() {
      await page.goto(path.contact)
      await isAwake(page)
      await typingTakesAWhile(page)
    },
    async fill(values: { name: string; email: string; message: string; company?: string }) {
      await this.name.fill(values.name)
      await this.email.fill(values.email)
      if (values.company) await this.company.fill(values.company)
      await this.message.fill(values.message)
    },
  }
}

/** The row of a lead, or of another record that is listed, by its name. */
export const leadRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Signs in where the end of a session led to. */
export async function signInAgain(page: Page, { admin }: SignedIn) {
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the menu of that row and chooses an entry of it. */
export async function chooseInRow(page: Page, name: string, entry: string) {
  await leadRow(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Presses Tab until something with this name has the focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'textbox' | 'checkbox' | 'radio',
) {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const count = await wanted.count()
    for (let n = 0; n < count; n += 1) {
      const focused = await wanted.nth(n).evaluate((node) => node === document.activeElement)
      if (focused) return wanted.nth(n)
    }
  }
  throw new Error(`Tab does not lead to the ${role} ${name}.`)
}

/** Presses the export of a list; answers the file's name and its lines. */
export async function exportedFile(page: Page): Promise<{ name: string; lines: string[] }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await waiting
  const text = readFileSync(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), lines: text.trimEnd().split('\n') }
}

/** Makes an invitation for an address, or for whoever has the link. */
export async function invite(office: Page, email = '') {
  await office.getByLabel('Email').fill(email)
  await office.getByRole('button', { name: 'Create Invitation' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/**
 * Opens the plan of backups from the System tab. What stands above its button comes in parts, and would
 * move it from under the pointer.
 */
export async function openBackups(page: Page) {
  const button = page.getByRole('button', { name: 'Configure Backup' })
  await expect(button).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await button.click()
}
