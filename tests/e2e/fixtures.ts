import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type { SignedIn } from '#shared/accounts/schema.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { type RunningServer, startServer } from '#tests/support/server-process.ts'
import { Firm } from './firm.ts'
import { templateVariable } from './template.setup.ts'

/** The built product on a data folder of its own. */
export type Product = {
  url: string
  /** Ends the process as a crash would. */
  crash: () => Promise<void>
  /** Starts it again on the same address and data, with these variables besides its own. */
  restart: (more?: Record<string, string>) => Promise<void>
}

async function runProduct(
  use: (product: Product) => Promise<void>,
  more: Record<string, string> = {},
  fill = (_dataDir: string) => {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'loomwork-e2e-'))
  const template = process.env[templateVariable]
  if (template) cpSync(template, dataDir, { recursive: true })
  fill(dataDir)
  const variables = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ...more }
  let server: RunningServer = await startServer(variables)
  const { url } = server
  const crash = async () => {
    server.kill('SIGKILL')
    await server.exited
  }
  const restart = async (more: Record<string, string> = {}) => {
    server = await startServer({ ...variables, ...more, PORT: new URL(url).port })
  }
  await use({ url, crash, restart })
  await crash()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Fills a data folder as `npm run demo` does. */
function fillWithDemo(dataDir: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/demo.js'], { env })
  if (status !== 0) throw new Error(`The demo was not made: ${stderr}`)
}

/** Makes what a page's policy stops a complaint: browsers keep some of it to themselves. */
const sayWhatIsStopped = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`The policy ${effectiveDirective} stopped ${blockedURI}.`),
  )

/** Closes the page before its product ends, or it would complain of the server that goes away. */
const closing =
  (page: Page, use: (product: Product) => Promise<void>) => async (product: Product) => {
    await use(product)
    await page.close()
  }

/** For `test.use`: with motion, which journeys do without unless they are about it. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * What browsers say of their own work, whatever the page: of a canvas, by the renderer in
 * software that they have without a graphics card.
 */
const ofTheBrowser = [/GPU stall due to ReadPixels/]

/** What a page complains of; a test that expects some of it says so with `allow`. */
class Complaints {
  readonly #heard: string[] = []
  readonly #allowed: RegExp[] = []

  /** Complaints that match are part of the journey. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern)
  }

  listen(page: Page) {
    page.on('pageerror', (error) => this.#heard.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      const kind = message.type()
      if (kind !== 'error' && kind !== 'warning') return
      this.#heard.push(`console ${kind}: ${message.text()} (${message.location().url})`)
    })
  }

  get unexpected() {
    const expected = [...ofTheBrowser, ...this.#allowed]
    return this.#heard.filter((line) => !expected.some((pattern) => pattern.test(line)))
  }
}

type WorkerFixtures = { sharedProduct: Product; sharedFirm: Firm }
type Fixtures = {
  complaints: Complaints
  /** The product that tests of one worker share: find what is yours by its name. */
  product: Product
  /** The firm's side of it over the API: accounts and leads that a journey needs. */
  firm: Firm
  /** A product just installed, for journeys that begin there or take it down. */
  freshProduct: Product
  /** As {@link Fixtures.freshProduct}, with a mail server, which keeps what it is sent. */
  mailedProduct: Product & { peer: MailPeer }
  /** The product of `npm run demo`, with its firm and what happened to it in ninety days. */
  demoProduct: Product
  /** A product just installed that counts its visitors, as one in use does. */
  limitedProduct: Product
  /** Another person's browser. */
  anotherBrowser: () => Promise<Page>
  /** The page, signed in as a new admin. */
  office: Page
  person: SignedIn['admin']
}

/** Signs a browser in as it would be after the login page. */
export async function signIn(context: BrowserContext, { token, admin }: SignedIn) {
  await context.addInitScript(
    ([storedToken, storedUser]) => {
      if (sessionStorage.getItem('signed-in-once')) return
      sessionStorage.setItem('signed-in-once', 'yes')
      localStorage.setItem('admin_token', storedToken ?? '')
      localStorage.setItem('admin_user', storedUser ?? '')
    },
    [token, JSON.stringify(admin)],
  )
}

async function openContext(browser: Browser, product: Product, complaints: Complaints) {
  const context = await browser.newContext({ baseURL: product.url })
  await context.addInitScript(sayWhatIsStopped)
  context.on('page', (page) => complaints.listen(page))
  return context
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  sharedProduct: [async ({}, use) => runProduct(use), { scope: 'worker', timeout: 90_000 }],
  sharedFirm: [
    async ({ sharedProduct }, use) => use(await Firm.of(sharedProduct.url)),
    { scope: 'worker' },
  ],
  product: async ({ sharedProduct }, use) => use(sharedProduct),
  firm: async ({ sharedFirm }, use) => use(sharedFirm),
  freshProduct: [async ({ page }, use) => runProduct(closing(page, use)), { timeout: 90_000 }],
  demoProduct: [
    async ({ page }, use) => runProduct(closing(page, use), {}, fillWithDemo),
    { timeout: 240_000 },
  ],
  limitedProduct: [
    async ({ page }, use) => runProduct(closing(page, use), { RATE_LIMIT: 'on' }),
    { timeout: 90_000 },
  ],
  mailedProduct: [
    async ({ page }, use) => {
      const peer = new MailPeer()
      await peer.start()
      const variables = { SMTP_URL: peer.url, MAIL_FROM: 'hello@loom.example' }
      await runProduct(async (product) => {
        await use({ ...product, peer })
        await page.close()
      }, variables)
      await peer.stop()
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ sharedProduct }, use) => use(sharedProduct.url),

  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const complaints = new Complaints()
      await use(complaints)
      expect(complaints.unexpected, 'errors and warnings in the browser').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, complaints }, use) => {
    await page.addInitScript(sayWhatIsStopped)
    complaints.listen(page)
    await use(page)
    // A call that is still on its way through a test's own hands must not fail the next one.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  anotherBrowser: async ({ browser, product, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await openContext(browser, product, complaints)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  office: async ({ page, firm }, use) => {
    const session = await firm.newAdmin()
    await signIn(page.context(), session)
    await use(page)
  },
  person: async ({ firm }, use) => use((await firm.newAdmin()).admin),
})

export { expect } from '@playwright/test'
