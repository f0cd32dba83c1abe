import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { adminPage } from '#shared/routes.ts'
import { detailsOf } from './consultation-screens.ts'
import { emailOf, type Firm, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, holdToast, leadRow, openBackups, toastOf } from './screens.ts'

const wide = { width: 1440, height: 900 }
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  wide,
]

/** Where each dialog or menu is, its controls that are in sight, and the rows of the page. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const layers = '[role=dialog], [role=alertdialog], [role=menu]'
    // The button of a lead's status is as wide as its word, which the toast tells of.
    const button = 'button:not([aria-label^="Status: "])'
    const controls = `${button}, a, input, select, textarea, [role=option], [role=menuitem]`
    const all = document.querySelectorAll(
      `:is(${layers}), :is(${layers}) :is(${controls}), main tr[data-index]`,
    )
    return [...all].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // What is disabled is seen and takes no pointer: a status that has just been set is.
      const isSeen =
        element.matches('[data-disabled], :disabled') ||
        document.elementsFromPoint(x + width / 2, y + height / 2).includes(element)
      const isLayer = element.matches(layers)
      if (!isSeen && !isLayer) return []
      return `${element.tagName} ${isLayer ? '' : element.textContent?.slice(0, 20)}: ${[x, y, width, height]}`
    })
  })

/** As {@link boxes}, once they stand still: a dialog that is just coming is there before its controls can be hit. */
async function settledBoxes(page: Page): Promise<string[]> {
  let last: string[] = []
  const stands = async () => {
    const now = await boxes(page)
    const isSame = now.length > 1 && isDeepStrictEqual(now, last)
    last = now
    return isSame
  }
  await expect.poll(stands, 'controls that stand still').toBe(true)
  return last
}

/** The controls of the open dialogs that the toast lies over, where a person would press. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      ':is([role=dialog], [role=alertdialog]) :is(button, a, input, select, textarea, [role=option])',
    )
    const isCovered = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const points = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const
      return points.some(([x, y]) => {
        const stack = document.elementsFromPoint(x, y)
        return stack[0]?.closest('[data-toast]') && stack.includes(control)
      })
    }
    return [...controls]
      .filter(isCovered)
      .map((control) => control.textContent || control.getAttribute('aria-label'))
  })

/** Marks a lead as contacted in its list. Returns what lets the answer come, and its toast with Undo. */
async function markContacted(page: Page, name: string): Promise<() => Promise<void>> {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.endsWith('/status'),
    async (route) => {
      await asked
      await route.continue()
    },
  )
  await page.goto(`${adminPage.leads}?${new URLSearchParams({ q: name })}`)
  const sent = page.waitForRequest((request) => request.url().endsWith('/status'))
  await chooseInRow(page, name, 'Mark as Contacted')
  await sent
  return async () => {
    answer()
    await expectToast(page, 'Lead updated', 'Lead status has been updated successfully.')
  }
}

type Opening = {
  what: string
  sizes?: typeof windows
  /** It ends above the toast: what was under it there is scrolled to. */
  gives?: true
  open: (page: Page, name: string) => Promise<void>
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name }).click()

const openings: Opening[] = [
  {
    what: 'the details of a lead',
    async open(page, name) {
      await leadRow(page, name).getByRole('link', { name }).click()
      await expect(page.getByRole('region', { name: 'What has happened' })).toBeVisible()
    },
  },
  { what: 'the form of a lead', open: (page, name) => chooseInRow(page, name, 'Edit') },
  { what: 'a question', open: (page, name) => chooseInRow(page, name, 'Delete') },
  { what: 'the command palette', open: (page) => page.keyboard.press('Control+k') },
  {
    what: 'the drawer',
    sizes: windows.filter(({ width }) => width < 1024),
    gives: true,
    async open(page) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open navigation' }).click()
    },
  },
  {
    what: 'the booking editor',
    async open(page) {
      await section(page, 'Consultations')
      await page.getByRole('button', { name: 'Add Booking' }).click()
    },
  },
  {
    what: 'Quick Sync',
    async open(page) {
      await section(page, 'Consultations')
      await page.getByRole('button', { name: 'Quick Sync' }).click()
    },
  },
  {
    what: 'a deal',
    async open(page) {
      await section(page, 'Deals')
      await page.getByRole('button', { name: 'New deal' }).click()
    },
  },
  {
    what: 'the plan of backups',
    async open(page) {
      await section(page, 'Settings')
      await page.getByRole('tab', { name: 'System' }).click()
      await openBackups(page)
    },
  },
  {
    what: 'a merge',
    async open(page, name) {
      await section(page, 'People')
      await page.getByLabel('Search people').fill(name)
      await page.getByRole('main').getByRole('link', { name }).first().click()
      await page.getByRole('button', { name: 'Compare and merge' }).click()
      await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeEnabled()
    },
  },
]

/** A lead with a long message, and another who looks like the same person. */
async function longLead(firm: Firm) {
  const phone = `+1 604 ${String(Date.now()).slice(-7)}`
  const other = unique('Lead Known')
  await firm.enteredLead({ name: other, email: emailOf(other), phone })
  return firm.enteredLead({ phone, message: 'A long story.\n'.repeat(60) })
}

/** One of each kind of layer, which the gate looks at; the long lane looks at all. */
const kinds = ['the details of a lead', 'the drawer', 'Quick Sync']

for (const { what, sizes = windows, gives, open } of openings) {
  const lane = kinds.includes(what) ? {} : inLongLane
  test(
    `${what} stays where it is when a toast comes and goes, which covers none of it`,
    lane,
    async ({ office, firm }) => {
      const { name } = await longLead(firm)
      const release = await markContacted(office, name)
      await open(office, name)
      await expect(office.getByRole('dialog').or(office.getByRole('alertdialog'))).toBeVisible()
      await expect(office.locator('[aria-busy=true]')).toHaveCount(0)
      await office.evaluate(() => document.fonts.ready)
      const inEach = async (look: (size: string) => Promise<void>) => {
        for (const size of sizes) {
          await office.setViewportSize(size)
          await look(`${size.width}x${size.height}`)
        }
      }
      const before = new Map<string, string[]>()
      await inEach(async (size) => {
        before.set(size, await settledBoxes(office))
      })
      const staysThere = async (when: string, size: string) =>
        expect.poll(() => boxes(office), `${when}, ${size}`).toEqual(before.get(size))

      await release()
      await office.keyboard.press('F8')
      const dismiss = toastOf(office).getByRole('button', { name: 'Dismiss', includeHidden: true })
      await inEach(async (size) => {
        if (gives) {
          const now = await settledBoxes(office)
          expect(before.get(size), size).toEqual(expect.arrayContaining(now))
        } else await staysThere('with the toast', size)
        expect(await coveredControls(office), size).toEqual([])
        await expect(toastOf(office), size).toBeInViewport({ ratio: 1 })
        await dismiss.click({ trial: true })
      })
      await dismiss.click()
      await expect(toastOf(office)).toHaveCount(0)
      await inEach((size) => staysThere('after the toast', size))
    },
  )
}

test('a menu and the rows stay where they are when a toast comes and goes', async ({
  office,
  firm,
}) => {
  const { name } = await firm.enteredLead()
  const release = await markContacted(office, name)
  await office.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect(office.getByRole('menu')).toBeVisible()
  const before = await boxes(office)
  await release()
  await holdToast(office)
  expect(await boxes(office)).toEqual(before)
  await toastOf(office).getByRole('button', { name: 'Dismiss', includeHidden: true }).click()
  await expect(toastOf(office)).toHaveCount(0)
  expect(await boxes(office)).toEqual(before)
})

test('Esc closes a dialog before the toast that came over it', async ({ office, firm }) => {
  const lead = await firm.enteredLead()
  await office.setViewportSize({ width: 390, height: 700 })
  await office.goto(`${adminPage.leads}?${new URLSearchParams({ q: lead.name, lead: lead.id })}`)
  const details = detailsOf(office, lead.name)
  await details.getByRole('button', { name: 'Mark Contacted' }).click()
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  await holdToast(office)
  await office.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(toastOf(office)).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(toastOf(office)).toHaveCount(0)
})
