import type { Page, Request } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { emailOf, type Firm, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, keepFromHearing, leadRow as rowOf, toastOf } from './screens.ts'

const listOf = (page: string, words: string) => `${page}?${new URLSearchParams({ q: words })}`

const couldNotBeRead = 'The figures could not be read.'

test(
  'a list that can not be read says so, with its figures, and is there after another try',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    // What others do meanwhile would have the figures read again by itself.
    await keepFromHearing(office)
    await firm.enteredLead()
    await firm.askedMeeting()
    await firm.enteredSubmission()
    await firm.visitorSends(api.subscribe, { email: emailOf(unique('reader')) })
    for (const { page, list, counts, cards } of [
      { page: adminPage.leads, list: api.admin.leads },
      {
        page: adminPage.consultations,
        list: api.admin.consultations,
        counts: api.admin.consultationCounts,
        cards: 'Consultations at a glance',
      },
      {
        page: adminPage.leadMagnets,
        list: api.admin.submissions,
        counts: api.admin.submissionCounts,
        cards: 'Lead magnets at a glance',
      },
      {
        page: adminPage.newsletter,
        list: api.admin.subscribers,
        counts: api.admin.subscriberCounts,
        cards: 'Subscribers at a glance',
      },
      { page: adminPage.outbox, list: api.admin.emails },
    ]) {
      const broken = (url: URL) => url.pathname === list || url.pathname === counts
      await office.route(broken, (route) => route.abort())
      await office.goto(page)
      const failure = office.getByRole('alert').filter({ hasText: 'Failed to fetch data' })
      await expect(failure, page).toContainText('The server could not be reached.')
      const figures = office.getByRole('alert').filter({ hasText: couldNotBeRead })
      if (cards) {
        await expect(
          office.getByRole('list', { name: cards }).getByRole('link').first(),
        ).toHaveText(/–$/)
        await expect(figures).toBeVisible()
      }
      await office.unroute(broken)
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(office.getByRole('row').nth(1), page).toBeVisible()
      if (cards) {
        await figures.getByRole('button', { name: 'Try again' }).click()
        await expect(
          office.getByRole('list', { name: cards }).getByRole('link').first(),
        ).toHaveText(/\d$/)
        await expect(figures).toBeHidden()
      }
    }
  },
)

test(
  'past where a list is counted its heading says what the card says',
  inLongLane,
  async ({ office, firm }) => {
    await keepFromHearing(office)
    await firm.askedMeeting()
    const byStatus = { pending: 12_002, scheduled: 300, completed: 43, cancelled: 0 }
    await office.route(`**${api.admin.consultationCounts}`, (route) =>
      route.fulfill({ json: { total: 12_345, quarantined: 0, byStatus } }),
    )
    await office.route(
      ({ pathname }) => pathname === api.admin.consultations,
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'x-total-count': '10000+' },
        })
      },
    )
    await office.goto(adminPage.consultations)
    const cards = office.getByRole('list', { name: 'Consultations at a glance' })
    const heading = office.getByRole('heading', { level: 1 })
    for (const [card, count] of [
      ['Total Requests', '12,345'],
      ['Pending', '12,002'],
    ] as const) {
      await cards.getByRole('link', { name: card }).click()
      await expect(cards.getByRole('link', { name: card })).toContainText(count)
      await expect(heading).toHaveText(new RegExp(`${count} consultations$`))
    }
    await office.getByLabel('Search consultations').fill('ask')
    await expect(heading, 'what was searched is not counted further').toHaveText(/10,000\+/)
  },
)

test(
  'what lies behind the first page comes by itself, and with Load more after a failure',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    const company = unique('Paged')
    for (let count = 0; count < 5; count += 1) await firm.enteredLead({ company })
    const first = (url: URL) => url.pathname === api.admin.leads && !url.searchParams.has('cursor')
    const next = (url: URL) => url.pathname === api.admin.leads && url.searchParams.has('cursor')
    await keepFromHearing(office)
    await office.route(first, (route) =>
      route.continue({ url: `${route.request().url()}&limit=2` }),
    )
    await office.route(next, (route) => route.abort())
    await office.goto(listOf(adminPage.leads, company))
    await expect(office.getByRole('alert')).toHaveText('Failed to fetch data')
    await expect(office.getByRole('row')).toHaveCount(3)
    await office.unroute(next)
    await office.getByRole('button', { name: 'Load more' }).click()
    await expect(office.getByRole('row')).toHaveCount(6)
    await expect(office.getByRole('button', { name: 'Load more' })).toBeHidden()
  },
)

test('an age tells its exact time on hover', inLongLane, async ({ office, firm }) => {
  const lead = await firm.enteredLead()
  await office.goto(listOf(adminPage.leads, lead.name))
  const age = rowOf(office, lead.name).getByText('just now')
  await expect(age).toHaveAttribute('datetime', lead.createdAt)
  const exact = await age.evaluate((time) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(
      Date.parse(time.getAttribute('datetime') ?? ''),
    ),
  )
  await expect(office.getByRole('tooltip')).toHaveCount(0)
  await age.hover()
  await expect(office.getByRole('tooltip')).toHaveText(exact)
})

test(
  'without a network every screen says so, those before signing in too',
  inLongLane,
  async ({ office, anotherBrowser, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    const stranger = await anotherBrowser()
    for (const [page, path, means] of [
      [
        office,
        adminPage.leads,
        'You are offline. What you see may be out of date, and changes can not be saved.',
      ],
      ...[adminPage.login, adminPage.register, adminPage.forgotPassword].map(
        (path) =>
          [
            stranger,
            path,
            'You are offline. This form can be sent once the network is back.',
          ] as const,
      ),
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByText(means), path).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByText(means), path).toBeHidden()
    }
  },
)

test('a screen that does not come leaves its frame, and comes with the network or another try', async ({
  office,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/)
  await office.goto(adminPage.leads)
  await expect(office.getByRole('row').or(office.getByText('No leads yet')).first()).toBeVisible()
  await office.context().setOffline(true)
  const way = office.getByRole('navigation').getByRole('link', { name: 'Companies' })
  await way.click()
  const failure = office.getByRole('alert').filter({ hasText: 'This screen could not be shown' })
  await expect(failure).toContainText('A part of it could not be fetched')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toContainText('There is still no answer. Check the network')
  await expect(way).toBeVisible()
  await office.context().setOffline(false)
  await expect(office.getByRole('heading', { level: 1 })).toContainText('Companies')

  const part = '**/assets/people-screen.*.js'
  await office.route(part, (route) => route.abort())
  await office.getByRole('navigation').getByRole('link', { name: 'People' }).click()
  await expect(failure).toBeVisible()
  await office.unroute(part)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText('People')
})

/** Lets a call wait until the test lets it fail. */
async function hold(page: Page, path: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    await gate.promise
    await route.abort()
  })
  return gate.resolve
}

type Deletion = {
  of: string
  list: string
  call: (id: string) => string
  make: (firm: Firm) => Promise<{ id: string; name: string }>
  ask: (page: Page, name: string) => Promise<void>
  failed: [title: string, description: string]
}

const fromMenu = (page: Page, name: string) => chooseInRow(page, name, 'Delete')
const fromButton = (verb: string) => (page: Page, name: string) =>
  page.getByRole('button', { name: `${verb} ${name}` }).click()

const deletions: Deletion[] = [
  {
    of: 'a lead',
    list: adminPage.leads,
    call: api.admin.lead,
    make: (firm) => firm.enteredLead(),
    ask: fromMenu,
    failed: ['Delete failed', 'Failed to delete lead. Please try again.'],
  },
  {
    of: 'a consultation',
    list: adminPage.consultations,
    call: api.admin.consultation,
    make: (firm) => firm.askedMeeting(),
    ask: fromMenu,
    failed: ['Delete failed', 'Failed to delete consultation. Please try again.'],
  },
  {
    of: 'a submission',
    list: adminPage.leadMagnets,
    call: api.admin.submission,
    make: (firm) => firm.enteredSubmission(),
    ask: fromButton('Delete'),
    failed: ['Delete failed', 'Failed to delete submission. Please try again.'],
  },
  {
    of: 'a subscriber',
    list: adminPage.newsletter,
    call: api.admin.subscriber,
    make: async (firm) => {
      const email = emailOf(unique('leaver'))
      await firm.visitorSends(api.subscribe, { email })
      const [{ id } = { id: '' }] = await firm.subscribersNamed(email)
      return { id, name: email }
    },
    ask: fromButton('Remove'),
    failed: ['Remove failed', 'Failed to remove subscriber. Please try again.'],
  },
]

test(
  'what is deleted is gone at once, and back with the toast when that failed',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    for (const { of, list, call, make, ask, failed } of deletions) {
      const { id, name } = await make(firm)
      const fail = await hold(office, call(id))
      await office.goto(listOf(list, name))
      await ask(office, name)
      await office
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Delete|Remove)$/ })
        .click()
      await expect(rowOf(office, name), of).toBeHidden()
      await expect(office.getByRole('alertdialog'), of).toBeHidden()
      await expect(toastOf(office), of).toHaveCount(0)
      fail()
      await expectToast(office, ...failed)
      await expect(rowOf(office, name), of).toBeVisible()
    }
  },
)

test('the details of a lead close when it is deleted', inLongLane, async ({ office, firm }) => {
  const lead = await firm.enteredLead()
  await office.goto(adminPage.lead(lead.id))
  await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(office, 'Lead deleted', 'Lead has been deleted successfully.')
  await expect(office).toHaveURL(adminPage.leads)
  await expect(office.getByRole('dialog')).toBeHidden()
})

test(
  'one whose session has ended logs out like anybody else',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/status of 401/)
    await office.goto(adminPage.dashboard)
    await office.route(`**${api.admin.logout}`, (route) =>
      route.fulfill({ status: 401, body: '{}' }),
    )
    await office.getByRole('button', { name: /Admin/ }).click()
    await office.getByRole('menuitem', { name: 'Log out' }).click()
    await expectToast(office, 'Logged out', 'You have been successfully logged out.')
    await expect(office).toHaveURL(adminPage.login)
  },
)

test(
  'what is still being read when somebody logs out is broken off',
  inLongLane,
  async ({ office }) => {
    const isReading = (request: Request) => new URL(request.url()).pathname === api.admin.leadCounts
    const over = Promise.race([
      office.waitForEvent('requestfinished', isReading),
      office.waitForEvent('requestfailed', isReading),
    ])
    let goOn = () => {}
    const loggedOut = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await office.route(`**${api.admin.leadCounts}`, async (route) => {
      await loggedOut
      // Fails when the page no longer waits for it.
      await route.continue().catch(() => {})
    })
    // The server knows of it before the page hears so, and would refuse the reading: an error in the console.
    await office.route(`**${api.admin.logout}`, async (route) => {
      const response = await route.fetch()
      goOn()
      await over
      await route.fulfill({ response })
    })
    await office.goto(adminPage.leads)
    await office.getByRole('button', { name: /Admin/ }).click()
    await office.getByRole('menuitem', { name: 'Log out' }).click()
    await expectToast(office, 'Logged out', 'You have been successfully logged out.')
    await expect(office).toHaveURL(adminPage.login)
  },
)
