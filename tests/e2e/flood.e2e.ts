import { api, page as path } from '#shared/routes.ts'
import { Client } from '#tests/support/client.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { contactForm, expectToast, isAwake, typingTakesAWhile } from './screens.ts'

test(
  'under a flood the forms go on working, and nobody notices',
  inLongLane,
  async ({ page, limitedProduct: { url }, complaints }) => {
    // The browser itself notes in its console that it was asked for work.
    complaints.allow(/status of 429/)
    const workParts: string[] = []
    page.on('request', (request) => {
      if (/prove-work|proof\.worker/.test(request.url())) workParts.push(request.url())
    })
    const firm = await Firm.of(url)
    const form = contactForm(page)
    await page.goto(url + path.contact)
    await isAwake(page)
    const ordinary = unique('Ordinary Visitor')
    await form.fill({ name: ordinary, email: emailOf(ordinary), message: 'On a quiet day.' })
    await form.send.click()
    await expect(form.message).toHaveValue('')
    expect(workParts, 'nothing is fetched for work that nobody asks for').toEqual([])

    const robot = new Client(url, {})
    const message = { name: 'Robot', email: 'robot@example.com', message: 'Buy!' }
    const flood = async () => (await robot.post(api.leads, message)).status
    await expect.poll(flood, { intervals: [0] }).toBe(429)
    await typingTakesAWhile(page)
    const name = unique('Patient Visitor')
    await form.again.click()
    await form.fill({ name, email: emailOf(name), message: 'In the middle of it.' })
    await form.send.click()
    await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
    await expect(form.message).toHaveValue('')
    expect(await firm.leadsNamed(name)).toHaveLength(1)
    expect(workParts).toHaveLength(2)

    await page.goto(url + path.resources)
    await isAwake(page)
    await page.getByLabel('Email address').fill(emailOf(name))
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expectToast(
      page,
      'Successfully subscribed!',
      'Thank you for subscribing to our newsletter',
    )
  },
)
