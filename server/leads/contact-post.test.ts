import { expect, test } from 'vitest'
import { z } from 'zod'
import { composeContactMessage } from '#shared/leads/contact-form.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { api, heldReceiptAnchor, page } from '#shared/routes.ts'
import { controlsOf, problemsOf } from '#tests/support/answered-form.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const filled = {
  name: 'Nora <b>No</b> Script',
  email: 'nora@example.com',
  company: 'Quotes "R" Us',
  projectType: 'data-processing',
  budget: '10k-25k',
  message: 'First line\n</textarea><script>alert(1)</script>',
  website: '',
}

const sendForm = (app: TestApp, fields: Record<string, string>, from: string = page.contact) =>
  app.visitor().send('POST', page.contact, {
    raw: new URLSearchParams(fields).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Referer: `http://localhost${from}`,
    },
  })

async function leadsOf(app: TestApp) {
  const admin = await signedIn(app)
  return (await admin.get(api.admin.leads)).read(z.array(leadSchema))
}

onOneDatabase('the contact form without JavaScript', (database) => {
  const app = useTestApp(database)

  test('makes the same lead and leads on to a page', async () => {
    const answer = await sendForm(app, filled)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${page.contactSent}#${heldReceiptAnchor}`,
    ])
    const [lead] = await leadsOf(app)
    expect(lead).toMatchObject({
      name: filled.name,
      company: filled.company,
      source: 'Contact Form',
      message: `Project Type: data-processing\nBudget: 10k-25k\n\n${filled.message}`,
    })
  })

  test('keeps what the call to action was about, which stays through a refusal', async () => {
    const from = `${page.contact}?utm_source=mail&plan=growth`
    const refused = await sendForm(app, { ...filled, email: '' }, from)
    expect(refused.text).toContain('<input type="hidden" name="about" value="Growth plan"/>')
    await sendForm(app, { ...filled, about: 'Growth plan' })
    await sendForm(
      app,
      { ...filled, name: 'Other', about: 'Buy now!' },
      `${page.contact}?plan=none`,
    )
    const messages = (await leadsOf(app)).map(({ message }) => message?.split('\n')[0])
    expect(messages.toSorted()).toEqual(['About: Growth plan', 'Project Type: data-processing'])
  })

  test.each([
    [{ name: ' ' }, 'Please fill in all required fields.'],
    [{ email: '' }, 'Please fill in all required fields.'],
    [{ email: 'nora@' }, 'Enter a valid email address'],
  ])('with %j keeps what was typed and says what is wrong', async (fields, problem) => {
    const answer = await sendForm(app, { ...filled, ...fields })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.text).toContain(problem)
    expect(answer.text).toContain('&lt;script&gt;alert(1)')
    expect(answer.text).not.toContain('<script>')
    expect(answer.text).toContain('value="Quotes &quot;R&quot; Us"')
    expect(answer.text).toContain('value="data-processing" selected=""')
    expect(await leadsOf(app)).toEqual([])
  })

  test.each([
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ email: 'nora@' }, 'email', 'Enter a valid email address'],
    [{ message: '' }, 'message', 'Message is required.'],
  ])(
    'with %j says it at the field, which the browser knows how to fill in',
    async (fields, name, problem) => {
      const { text } = await sendForm(app, { ...filled, ...fields })
      expect(problemsOf(text)).toEqual({ [name]: expect.stringContaining(problem) })
      const controls = controlsOf(text)
      expect(controls.flatMap(({ name, required }) => (required ? [name] : []))).toEqual([
        'name',
        'email',
        'message',
      ])
      for (const hint of ['name"', 'email"', 'organization"']) {
        expect(text).toContain(`autoComplete="${hint}`)
      }
      expect(controls.find(({ name }) => name === 'email')?.tag).toContain('inputMode="email"')
    },
  )

  const longest = `${'Nine char\r\n'.repeat(999)}and ${'x'.repeat(6)}`

  test('takes 10,000 typed characters, and so do all who handle the lead after', async () => {
    expect((await sendForm(app, { ...filled, message: longest })).status).toBe(303)
    const typed = longest.replaceAll('\r\n', '\n')
    expect(typed).toHaveLength(10_000)
    const message = composeContactMessage({ ...filled, message: typed })
    const { name, email } = filled
    const sent = await app.visitor().post(api.leads, { name, email, message })
    expect(sent.status).toBe(201)

    const admin = await signedIn(app)
    const leads = (await admin.get(api.admin.leads)).read(z.array(leadSchema))
    expect(leads.map((lead) => lead.message)).toEqual([message, message])
    const [lead] = leads
    if (!lead) return
    const edited = await admin.patch(api.admin.lead(lead.id), { ...lead, name: 'Nora' })
    expect([edited.status, edited.read(leadSchema).message]).toEqual([200, message])
    expect((await admin.delete(api.admin.lead(lead.id))).status).toBe(204)
    const restored = await admin.post(api.admin.leadRestore(lead.id), {})
    expect(restored.read(leadSchema).message).toBe(message)
    expect((await admin.get(api.admin.leadsExport)).text.split(message)).toHaveLength(3)
  })

  test('refuses one more at the field, and keeps it', async () => {
    const { status, text } = await sendForm(app, { ...filled, message: `${longest}y` })
    expect(status).toBe(400)
    expect(problemsOf(text)).toEqual({ message: 'Message can have at most 10,000 characters.' })
    expect(text).toContain('and xxxxxxy</textarea>')
    expect(await leadsOf(app)).toEqual([])
  })

  test('takes a choice that is none of the options for no choice', async () => {
    expect((await sendForm(app, { ...filled, budget: 'x'.repeat(500) })).status).toBe(303)
    expect((await leadsOf(app))[0]?.message).toContain('\nBudget: Not specified\n')
  })

  test('with a filled honeypot is kept apart, and looks the same', async () => {
    const answer = await sendForm(app, { ...filled, website: 'https://spam.example' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${page.contactSent}#${heldReceiptAnchor}`,
    ])
    expect(await leadsOf(app)).toEqual([])
  })

  test.each([{}, { message: '\n' }])('with %j says what is missing', async (fields) => {
    const answer = await sendForm(app, fields)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Please fill in all required fields.')
  })
})
