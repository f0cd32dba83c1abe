import { subscriberStateLabels, subscriberStates } from '#shared/newsletter/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, exportedFile, leadRow as rowOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

const listOf = (words: string) => `${adminPage.newsletter}?${new URLSearchParams({ q: words })}`
const none = 'No subscribers match your filters'

test(
  'a fresh install has no subscribers, and the first comes in by itself',
  inLongLane,
  async ({ page: office, freshProduct }) => {
    const firm = await Firm.of(freshProduct.url)
    await signIn(office.context(), await firm.signIn('first@example.com'))
    await office.goto(freshProduct.url + adminPage.newsletter)
    await expect(
      office.getByText('No subscribers yet. The form on the resources page collects them.'),
    ).toBeVisible()
    await expectNoFindings(office, 'no subscriber yet')
    await firm.visitorSends(api.subscribe, { email: 'first.reader@example.com' })
    await expect(rowOf(office, 'first.reader@example.com')).toBeVisible()
    const cards = office.getByRole('list', { name: 'Subscribers at a glance' })
    await expect(cards.getByRole('link', { name: /^Total Subscribers\s*1$/ })).toBeVisible()
    const growth = office.getByRole('region', { name: 'New subscribers by week' })
    await expect(growth.getByRole('listitem')).toHaveCount(12)
    await expect(growth.getByRole('listitem').last()).toContainText(/: 1/)
  },
)

test('subscribers are searched, filtered, exported, and removed for good', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const word = unique('reader').replace(' ', '.')
  const emails = ['b', 'a', 'c'].map((letter) => `${letter}.${word}@example.com`)
  for (const email of emails) {
    await firm.visitorSends(api.subscribe, { email, source: 'resources_page' })
  }
  await firm.visitorSends(api.subscribe, { email: emailOf(unique('other')) })
  const [first] = await firm.subscribersNamed(word)
  if (!first) throw new Error('Nobody has subscribed.')
  const elsewhere = subscriberStates.find((state) => state !== first.state) ?? 'unsubscribed'

  await office.goto(adminPage.newsletter)
  await office.getByLabel('Search subscribers').fill(word.toUpperCase())
  await expect(office.getByRole('row')).toHaveCount(4)
  await office.getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
  await expect(office).toHaveURL(/sort=email/)
  await expect(office.getByRole('row').nth(1)).toContainText(`a.${word}`)
  const row = rowOf(office, `a.${word}@example.com`)
  await expect(row).toContainText('Resources page')
  await expect(row).toContainText(subscriberStateLabels[first.state])
  const filter = office.getByLabel('Status')
  await expect(filter.getByRole('option')).toHaveText([
    'All Statuses',
    ...subscriberStates.map((state) => subscriberStateLabels[state]),
  ])
  await filter.selectOption(elsewhere)
  await expect(office.getByText(none)).toBeVisible()
  await filter.selectOption(first.state)
  await expect(office.getByRole('row')).toHaveCount(4)
  await office.reload()
  await expect(filter).toHaveValue(first.state)
  await expect(office.getByRole('row')).toHaveCount(4)
  const { name, lines } = await exportedFile(office)
  expect(name).toBe('subscribers.csv')
  expect(lines[0]).toBe('\ufeffEmail,Source,Status,Since (UTC),Confirmed (UTC),Unsubscribe')
  expect(
    lines.slice(1).map((line) => line.slice(0, 1)),
    'as they are sorted',
  ).toEqual(['a', 'b', 'c'])

  const call = `**${api.admin.subscribers}/*`
  await office.route(call, (route) => route.abort())
  const question = office.getByRole('alertdialog')
  const gone = `a.${word}@example.com`
  for (const [title, said] of [
    ['Remove failed', 'Failed to remove subscriber. Please try again.'],
    ['Subscriber removed', `${gone} is off the list.`],
  ] as const) {
    await row.getByRole('button', { name: `Remove ${gone}` }).click()
    await expect(question).toHaveAccessibleName('Are you sure you want to remove this subscriber?')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expectToast(office, title, said)
    await office.unroute(call)
  }
  await expect(row).toBeHidden()
  expect((await firm.subscribersNamed(word)).map(({ email }) => email).sort()).toEqual([
    `b.${word}@example.com`,
    `c.${word}@example.com`,
  ])
})

for (const [what, viewport] of widths) {
  test.describe(`axe finds nothing ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('in the list of subscribers and the question over it', async ({ office, firm }) => {
      const email = emailOf(unique('axe'))
      await firm.visitorSends(api.subscribe, { email })
      await office.goto(listOf(email))
      await expect(rowOf(office, email)).toBeVisible()
      await expectNoFindings(office, 'list')
      await expectNoSidewaysScroll(office)
      await office.getByRole('button', { name: `Remove ${email}` }).click()
      await expect(office.getByRole('alertdialog')).toBeVisible()
      await expectNoFindings(office, 'question')
      await office.keyboard.press('Escape')
      await expect(office.getByRole('link', { name: email })).toBeFocused()
      await office.goto(listOf('nobody-is-called-this'))
      await expect(office.getByText(none)).toBeVisible()
      await expectNoFindings(office, 'no match')
    })
  })
}
