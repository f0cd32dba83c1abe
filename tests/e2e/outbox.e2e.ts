import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, keepFromHearing } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

const peer = new MailPeer()
test.beforeAll(() => peer.start())
test.afterAll(() => peer.stop())
test.beforeEach(() => peer.clear())

test('mail is held without a server, looked at, released, sent, and sent again', async ({
  page: office,
  freshProduct,
  product,
  complaints,
}) => {
  test.setTimeout(240_000)
  // The sign-in of this test, which the frame of a message does not run either.
  complaints.allow(/Blocked script execution in '[^']+\/api\/message-frame'/)
  const firm = await Firm.of(freshProduct.url)
  await signIn(office.context(), await firm.signIn('first@example.com'))
  const outbox = freshProduct.url + adminPage.outbox
  const judge = async (where: string) => {
    for (const [width, viewport] of widths) {
      await office.setViewportSize(viewport)
      await expectNoFindings(office, `${where} ${width}`)
      await expectNoSidewaysScroll(office, `${where} ${width}`)
    }
  }
  const rowTo = (address: string) =>
    office
      .getByRole('row')
      .filter({ has: office.getByRole('link', { name: address, exact: true }) })
  const chooseFor = async (address: string, entry: string) => {
    await rowTo(address)
      .getByRole('button', { name: `Actions for the message to ${address}` })
      .click()
    await office.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  await office.goto(outbox)
  await expect(office.getByText('No messages yet.')).toBeVisible()
  await expect(
    office.getByRole('heading', { name: 'Mail is held: no mail server is configured' }),
  ).toBeVisible()
  await expect(office.getByRole('link', { name: 'Settings, System' })).toHaveAttribute(
    'href',
    settingsPage('system'),
  )
  await judge('an empty outbox')

  // What a visitor causes appears by itself.
  const visitor = { name: 'Ada Lovelace', email: 'ada@example.com' }
  const { ok } = await fetch(freshProduct.url + api.sendChecklist, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'late@example.com' }),
  })
  expect(ok).toBe(true)
  await firm.enteredLead({ source: 'phone' })
  await office.request.post(freshProduct.url + api.leads, { data: visitor })
  await expect(rowTo(visitor.email)).toContainText('Held')
  await expect(rowTo('late@example.com')).toContainText('Your automation readiness checklist')
  const card = office.getByRole('link', { name: /^Needs Attention/ })
  // Both are figures of a few seconds ago, and follow what comes in meanwhile.
  await expect(async () => {
    const [count = 'none'] = /[1-9]\d*$/.exec((await card.textContent()) ?? '') ?? []
    const badge = office.getByRole('link', {
      name: new RegExp(`^Outbox ${count} needs? attention`),
    })
    await expect(badge, 'the badge counts as the card does').toBeVisible({ timeout: 500 })
  }).toPass()

  // By the keyboard: from the search into the list, into the message and back.
  await office.keyboard.press('/')
  await office.keyboard.type('ada@')
  await expect(rowTo('late@example.com')).toBeHidden()
  await office.keyboard.press('ArrowDown')
  await expect(office.getByRole('link', { name: visitor.email })).toBeFocused()
  await office.keyboard.press('Enter')
  const details = office.getByRole('dialog', { name: 'Your message has arrived' })
  const sheet = details.frameLocator('iframe')
  await expect(sheet.getByRole('heading', { name: 'Thank you, Ada Lovelace' })).toBeVisible()
  await expect(sheet.getByRole('link')).toHaveCount(0)
  await expect(details.getByText('Not sent yet: this is how it will be.')).toBeVisible()
  await expect(details.getByText('once a mail server is configured')).toBeVisible()
  await details.getByRole('tab', { name: 'HTML' }).focus()
  await office.keyboard.press('ArrowRight')
  await expect(details.getByText('Thank you, Ada Lovelace')).toBeVisible()
  await office.setViewportSize({ width: 1920, height: 900 })
  await expect(office.getByRole('columnheader', { name: 'Attempts' })).toBeHidden()
  const cutShort = (addresses: Element[]) =>
    addresses.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
  expect(await office.locator('.list-name').evaluateAll(cutShort), 'beside the message').toBe(0)
  await judge('a held message')
  await office.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(office.getByRole('link', { name: visitor.email })).toBeFocused()

  await office.getByLabel('Search messages').fill('')
  await chooseFor('late@example.com', 'Cancel message')
  await expectToast(office, 'Message cancelled', 'It is not sent to late@example.com.')
  await expect(rowTo('late@example.com')).toContainText('Cancelled')

  // The firm connects a mail server; the peer refuses the first message for good.
  // Elsewhere meanwhile, or the office would complain of the server that goes away.
  await office.goto(`${product.url}/robots.txt`)
  await freshProduct.crash()
  await freshProduct.restart({ SMTP_URL: peer.url, MAIL_FROM: 'Loom <hello@loom.example>' })
  await office.goto(outbox)
  const release = office.getByRole('button', { name: /^Release \d+ held messages?$/ })
  await expect(release).toBeVisible()
  await judge('mail to release')
  await release.click()
  const question = office.getByRole('alertdialog', { name: /^Release \d+ held messages\?$/ })
  await expectNoFindings(office, 'the question about held mail')
  await question.getByRole('button', { name: 'Release' }).click()
  // The first message of a server waits for the program that makes messages to start.
  await expect(rowTo(visitor.email)).toContainText('Sent', { timeout: 60_000 })
  await expect(rowTo(visitor.email)).toContainText('250')
  await expect(release).toBeHidden()
  const received = () => peer.received.filter(({ to }) => to === visitor.email)
  expect(received()).toHaveLength(1)
  expect(peer.received.map(({ to }) => to)).not.toContain('late@example.com')

  // Nobody gets a message twice by a slip.
  await rowTo(visitor.email).getByRole('link', { name: visitor.email }).click()
  await expect(details.getByText('As it was sent.')).toBeVisible()
  await details.getByRole('button', { name: 'Send again' }).click()
  const again = office.getByRole('alertdialog', { name: 'Send this message again?' })
  await again.getByRole('button', { name: 'Cancel' }).click()
  await details.getByRole('button', { name: 'Send again' }).click()
  await again.getByRole('button', { name: 'Send again' }).click()
  await expectToast(office, 'Sending a copy', `It is on its way to ${visitor.email}.`)
  await expect(again).toBeHidden()
  await expect(details.getByRole('button', { name: 'Send again' })).toBeFocused()
  await expect.poll(received).toHaveLength(2)
  expect(new Set(received().map(({ messageId }) => messageId)).size).toBe(2)
})

test(
  'an outbox that can not be read, and a message that can not be sent, say so',
  inLongLane,
  async ({ office, product, complaints }) => {
    complaints.allow(/status of (403|404|500)|ERR_FAILED/)
    const email = emailOf(unique('Reader'))
    await office.request.post(product.url + api.sendChecklist, { data: { email } })
    await keepFromHearing(office)
    await office.route(`**${api.admin.emails}?*`, (route) => route.fulfill({ status: 500 }))
    // Alone: others of this run have asked for more, and all their colleagues hear of each.
    await office.goto(`${adminPage.outbox}?q=${email}&kind=checklist`)
    await expect(office.getByText('Failed to fetch data')).toBeVisible()
    await expectNoFindings(office, 'an outbox that can not be read')
    await office.unroute(`**${api.admin.emails}?*`)
    await office.getByRole('button', { name: 'Try again' }).click()
    const link = office.getByRole('link', { name: email })
    await expect(link).toBeVisible()

    await office.route(/\/cancel$/, (route) => route.abort())
    await office.getByRole('button', { name: `Actions for the message to ${email}` }).click()
    await office.getByRole('menuitem', { name: 'Cancel message' }).click()
    await expectToast(office, 'Cancel failed', 'Failed to cancel the message. Please try again.')
    await expect(office.getByRole('row').filter({ has: link })).toContainText('Held')

    await office.goto(settingsPage('system'))
    await office.getByRole('button', { name: 'Send Test Message' }).click()
    await expectToast(
      office,
      'Test failed',
      'No mail server is configured. Set SMTP_URL and MAIL_FROM, start the server again, then send.',
    )
    // A mail server that can not be used is told of where mail and its settings are looked at.
    const problem = 'The mail server offers no encryption (STARTTLS).'
    const answerWith = (path: string, fields: object) =>
      office.route(`**${path}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), ...fields } })
      })
    await answerWith(api.admin.emailCounts, { canSend: true, problem })
    await answerWith(api.admin.system, { smtpHost: 'mail.example', smtpProblem: problem })
    await office.goto(settingsPage('system'))
    const server = office.getByLabel('SMTP server')
    await expect(server).toHaveAccessibleDescription(`Mail waits. ${problem}`)
    await office.goto(adminPage.outbox)
    const notice = office.getByRole('heading', {
      name: 'Mail waits: the mail server can not be used',
    })
    await expect(notice).toBeVisible()
    await expect(office.getByText(`${problem} Under Settings, System`)).toBeVisible()

    await office.goto(`${adminPage.outbox}?message=unknown`)
    await expect(office.getByRole('dialog').getByText('This message does not exist')).toBeVisible()
    // Screens ask again by themselves: what is still being answered may end with the page.
    await office.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
