import type { Locator } from '@playwright/test'
import { dealStageLabels, dealStages } from '#shared/deals/stages.ts'
import { adminPage, api } from '#shared/routes.ts'
import { expectNoFindingsAnywhere, widths } from './axe.ts'
import { detailsOf } from './consultation-screens.ts'
import { unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, holdToast, leadRow, openListening, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

const boardOf = (title: string) => `${adminPage.deals}?${new URLSearchParams({ q: title })}`

test('a converted lead offers a deal, which is dragged, won with its lead, and taken back', async ({
  office,
  firm,
}) => {
  const company = unique('Mill')
  const lead = await firm.enteredLead({ company })
  await office.goto(`${adminPage.leads}?${new URLSearchParams({ q: lead.name })}`)
  await chooseInRow(office, lead.name, 'Mark as Converted')
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Open Deal' }).click()
  const opening = office.getByRole('dialog', { name: 'New Deal' })
  await expect(opening.getByLabel('Person')).toHaveValue(lead.name)
  await expect(opening.getByLabel('Title')).toHaveValue(company)
  await opening.getByRole('button', { name: 'Open Deal' }).click()
  await expect(opening.getByText('Enter whole dollars, such as 12,000.')).toBeVisible()
  await opening.getByLabel('Value in dollars').fill('$12,500')
  await opening.getByRole('button', { name: 'Open Deal' }).click()
  await expectToast(office, 'Deal opened', `${company}, with ${lead.name}`)

  await openListening(office, boardOf(company))
  const stage = (name: string) => office.getByRole('region', { name, exact: true })
  const card = (name: string) => stage(name).getByRole('listitem').filter({ hasText: company })
  await expect(stage('Lead in')).toContainText('1 deal · $12,500')
  await card('Lead in').dragTo(stage('Negotiating'))
  await expect(card('Negotiating')).toBeVisible()
  await expect(stage('Lead in')).toContainText('0 deals · $0')
  await expectToast(office, 'Deal moved', `${company}: Negotiating`)
  await expect(office.getByRole('region', { name: 'Forecast by month' })).toContainText('$9,375')

  await card('Negotiating').dragTo(stage('Won'))
  await expectToast(office, 'Deal won', `${company}: Won`)
  expect((await firm.leadsNamed(lead.name))[0]?.status).toBe('won')
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expectToast(office, 'Undone', 'Everything is as it was before.')
  await expect(card('Negotiating')).toBeVisible()
  expect((await firm.leadsNamed(lead.name))[0]?.status).toBe('converted')

  await card('Negotiating')
    .getByRole('button', { name: `Actions for ${company}` })
    .click()
  await office.getByRole('menuitem', { name: 'Edit' }).click()
  const editing = office.getByRole('dialog', { name: 'Edit Deal' })
  await editing.getByLabel('Value in dollars').fill('20,000')
  await editing.getByLabel('Value in dollars').press('Enter')
  await expectToast(office, 'Deal updated', 'What you changed has been saved.')
  await expect(stage('Negotiating')).toContainText('1 deal · $20,000')
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(stage('Negotiating')).toContainText('1 deal · $12,500')
})

test('deals of a colleague are listed, tagged in their details, and found by that tag', async ({
  office,
  firm,
}) => {
  const title = unique('Theirs')
  const colleague = await firm.newAdmin()
  const { personId } = await firm.enteredLead()
  await firm.posts(colleague, api.admin.deals, { personId, title, value: 900 })
  await openListening(office, adminPage.deals)
  await office.getByLabel('Owner').selectOption(colleague.admin.name)
  await expect(office).toHaveURL(new RegExp(`owner=${colleague.admin.id}`))
  await expect(office.getByRole('link', { name: title })).toHaveCount(1)
  await office.getByRole('link', { name: title }).click()
  const tag = unique('Retrofit')
  const details = detailsOf(office, title)
  await details.getByLabel('Add a tag').fill(tag)
  await details.getByLabel('Add a tag').press('Enter')
  await expect(details.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible()
  await expectNoFindingsAnywhere(office, 'a deal with a tag')

  // What is next is set where it stands, the next stage is one press away, and the board shows both.
  const card = (stage: string) =>
    office
      .getByRole('region', { name: stage, exact: true })
      .getByRole('listitem')
      .filter({ hasText: title })
  await expect(card('Lead in')).toContainText('No next step')
  await details.getByLabel('What happens next').fill('Call them')
  await details.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(details.getByRole('button', { name: 'Done: Call them' })).toBeVisible()
  await expect(card('Lead in')).not.toContainText('No next step')
  await details.getByRole('button', { name: 'Move to Talking' }).click()
  await expectToast(office, 'Deal moved', `${title}: Talking`)
  await expect(card('Talking')).toBeVisible()

  // The address alone says whose, and what they are tagged with.
  const address = new URLSearchParams({ owner: colleague.admin.id, tag, show: 'list' })
  await office.goto(`${adminPage.deals}?${address}`)
  await expect(office.getByLabel('Owner')).toHaveValue(colleague.admin.id)
  await expect(office.getByRole('row', { name: title })).toContainText(tag)
})

test('deals are gone through and moved by keyboard alone, and a lost one says why', async ({
  office,
  firm,
}) => {
  const word = unique('Keys')
  const lead = await firm.enteredLead()
  await office.goto(adminPage.person(lead.personId ?? ''))
  const deals = office.getByRole('region', { name: 'Deals' })
  for (const title of [`${word} one`, `${word} two`]) {
    await deals.getByRole('button', { name: 'New deal' }).click()
    const opening = office.getByRole('dialog', { name: 'New Deal' })
    await opening.getByLabel('Title').fill(title)
    await opening.getByLabel('Value in dollars').fill('1000')
    await opening.getByLabel('Value in dollars').press('Enter')
    await expect(deals.getByRole('link', { name: title })).toBeVisible()
  }
  await expect(deals).toContainText('2 open, $2,000')
  const line = office.getByRole('region', { name: 'What has happened' })
  await line.getByLabel('Show').selectOption('Deals')
  await expect(line.getByRole('link', { name: `Deal opened: “${word} one”` })).toBeVisible()

  await office.goto(boardOf(word))
  const card = (title: string) => office.getByRole('main').getByRole('link', { name: title })
  const stage = (name: string) => office.getByRole('region', { name, exact: true })
  await card(`${word} two`).focus()
  await office.keyboard.press('ArrowDown')
  await expect(card(`${word} one`)).toBeFocused()
  await office.keyboard.press('Shift+ArrowRight')
  await expect(stage('Talking').getByRole('link', { name: `${word} one` })).toBeFocused()
  await expect(office.getByText(`${word} one is now in Talking: 1 deal.`)).toBeAttached()
  await office.keyboard.press('ArrowLeft')
  await expect(card(`${word} two`)).toBeFocused()

  await stage('Talking')
    .getByRole('button', { name: `Actions for ${word} one` })
    .click()
  await office.getByRole('menuitem', { name: 'Move to Lost' }).click()
  const asked = office.getByRole('dialog', { name: `Why was “${word} one” lost?` })
  await asked.getByRole('button', { name: 'Mark as Lost' }).click()
  await expect(asked.getByText('Say why the deal was lost.')).toBeVisible()
  await asked.getByLabel('Reason').selectOption('No budget')
  await asked.getByRole('button', { name: 'Mark as Lost' }).click()
  await expect(stage('Lost')).toContainText('No budget')

  await office.getByRole('button', { name: 'List', exact: true }).click()
  await chooseInRow(office, `${word} two`, 'Delete')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(leadRow(office, `${word} two`)).toBeHidden()
  await expect(leadRow(office, `${word} one`)).toContainText('Lost')
})

test(
  'a late deal says that it is overdue, and a closed one when it was won',
  inLongLane,
  async ({ office, firm }) => {
    const title = unique('Late')
    const { personId } = await firm.enteredLead()
    const expectedClose = '2020-01-15'
    await firm.posts(await firm.newAdmin(), api.admin.deals, {
      personId,
      title,
      value: 7000,
      expectedClose,
    })
    await office.goto(boardOf(title))
    const stage = (name: string) => office.getByRole('region', { name, exact: true })
    await expect(stage('Lead in')).toContainText('Overdue: expected to close Jan 15, 2020')
    await stage('Lead in')
      .getByRole('button', { name: `Actions for ${title}` })
      .click()
    await office.getByRole('menuitem', { name: 'Move to Won' }).click()
    const won = /Won [A-Z][a-z]{2} \d+/
    await expect(stage('Won')).toContainText(won)
    await expect(stage('Won')).not.toContainText('2020')
    await office.getByRole('button', { name: 'List', exact: true }).click()
    await expect(leadRow(office, title)).toContainText(won)
    await office.goto(adminPage.person(personId ?? ''))
    await expect(office.getByRole('region', { name: 'Deals' })).toContainText(won)
  },
)

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('the menu of a card stands beside its title', inLongLane, async ({ office, firm }) => {
    const title = unique('A Title That Is As Wide As The Whole Of Its Card')
    const { personId } = await firm.enteredLead()
    await firm.posts(await firm.newAdmin(), api.admin.deals, { personId, title, value: 900 })
    await office.goto(boardOf(title))
    const link = office.getByRole('main').getByRole('link', { name: title })
    const menu = office.getByRole('button', { name: `Actions for ${title}` })
    await expect(link).toBeVisible()
    await expect(menu.locator('..')).toHaveCSS('opacity', '1')
    const [words, sign] = [await link.boundingBox(), await menu.boundingBox()]
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(sign?.x ?? 0)
    await menu.click()
    await expect(office.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  })
})

test(
  'on a phone months and stages scroll by themselves, and the page does not',
  inLongLane,
  async ({ office, firm }) => {
    const title = unique('Months')
    const { personId } = await firm.enteredLead()
    const me = await firm.newAdmin()
    for (const month of ['02', '03', '04', '05']) {
      const expectedClose = `2035-${month}-01`
      await firm.posts(me, api.admin.deals, { personId, title, value: 7000, expectedClose })
    }
    await office.setViewportSize({ width: 390, height: 844 })
    await office.goto(boardOf(title))
    await expect(office.getByRole('region', { name: 'Forecast by month' })).toContainText(
      'May 2035',
    )
    await expectNoSidewaysScroll(office)
  },
)

test(
  'the cards of all stages begin at one line, and won and lost share a column where six have no room',
  inLongLane,
  async ({ office, firm }) => {
    const title = unique('Line')
    const { personId } = await firm.enteredLead()
    const me = await firm.newAdmin()
    for (const [at, stage] of dealStages.entries()) {
      const lostReason = stage === 'lost' ? 'Price' : undefined
      const value = 10 ** (at + 2)
      await firm.posts(me, api.admin.deals, { personId, title, value, stage, lostReason })
    }
    await office.setViewportSize({ width: 1440, height: 900 })
    await office.goto(boardOf(title))
    const stages = dealStages.map((stage) =>
      office.getByRole('region', { name: dealStageLabels[stage], exact: true }),
    )
    const boxes = (part: (stage: Locator) => Locator) =>
      Promise.all(stages.map((stage) => part(stage).boundingBox()))
    const cards = async () =>
      (await boxes((stage) => stage.getByRole('listitem'))).map((box) => box?.y)
    await expect(office.getByRole('main').getByRole('link', { name: title })).toHaveCount(6)
    expect(new Set(await cards())).toHaveProperty('size', 1)

    await office.setViewportSize({ width: 1280, height: 720 })
    expect(new Set((await cards()).slice(0, 5))).toHaveProperty('size', 1)
    const [leadIn, , , , won, lost] = await boxes((stage) => stage)
    expect(leadIn?.width).toBeGreaterThanOrEqual(190)
    expect(lost?.x).toBe(won?.x)
    expect(lost?.y).toBeGreaterThanOrEqual((won?.y ?? 0) + (won?.height ?? 0))
    await expectNoSidewaysScroll(office)
  },
)

test(
  'the board, the list and a deal are for everybody, on a phone and on a desk',
  inLongLane,
  async ({ office, firm }) => {
    const title = unique('Looms For A Company With Quite A Long Name')
    const lead = await firm.enteredLead()
    await office.goto(adminPage.person(lead.personId ?? ''))
    await office.getByRole('button', { name: 'New deal' }).click()
    const opening = office.getByRole('dialog', { name: 'New Deal' })
    await opening.getByLabel('Title').fill(title)
    await opening.getByLabel('Value in dollars').fill('7000')
    await opening.getByRole('button', { name: 'Open Deal' }).click()
    await expect(opening).toBeHidden()
    await office.goto(boardOf(title))
    const link = office.getByRole('main').getByRole('link', { name: title })
    await expect(link).toBeVisible()
    for (const [, viewport] of widths) {
      await office.setViewportSize(viewport)
      await expectNoSidewaysScroll(office)
    }
    await expectNoFindingsAnywhere(office, 'the board of deals')
    await link.click()
    await expect(office.getByText('counted at 10 %')).toBeVisible()
    await expectNoFindingsAnywhere(office, 'a deal')
    await office.goto(`${boardOf(title)}&show=list`)
    await expect(leadRow(office, title)).toContainText('$7,000')
    await expect(office.getByRole('region', { name: 'Forecast by month' })).toContainText('$700')
    await expectNoFindingsAnywhere(office, 'the list of deals')
  },
)

test('somebody typed and sent off at once is waited for', async ({ office, firm, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  const lead = await firm.enteredLead()
  await office.goto(adminPage.deals)
  await office.getByRole('button', { name: 'New Deal' }).click()
  const opening = office.getByRole('dialog', { name: 'New Deal' })
  await opening.getByLabel('Title').fill('Fast hands')
  await opening.getByLabel('Value in dollars').fill('900')

  const asked = (url: URL) => url.pathname === api.admin.people && url.search.includes('fast')
  const held = Promise.withResolvers<void>()
  await office.route(asked, async (route) => {
    await held.promise
    await route.abort()
  })
  await opening.getByLabel('Person').fill(`fast.${lead.email}`)
  await opening.getByRole('button', { name: 'Open Deal' }).click()
  await expect(opening.getByRole('button', { name: 'Opening...' })).toBeVisible()
  held.resolve()
  await expect(opening.getByText('The server could not be reached.')).toBeVisible()

  const answered = Promise.withResolvers<void>()
  await office.route(
    (url) => url.pathname === api.admin.people,
    async (route) => {
      await answered.promise
      await route.continue()
    },
  )
  await opening.getByLabel('Person').fill(lead.email)
  await opening.getByRole('button', { name: 'Open Deal' }).click()
  await expect(opening.getByRole('button', { name: 'Opening...' })).toBeVisible()
  answered.resolve()
  await expectToast(office, 'Deal opened', `Fast hands, with ${lead.name}`)
})
