import { expect, test } from 'vitest'
import { z } from 'zod'
import { leadSchema } from '#shared/leads/schema.ts'
import { api, page } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
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

const sendForm = (app: TestApp, fields: Record<string, string>) =>
  app.visitor().send('POST', page.contact, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

async function leadsOf(app: TestApp) {
  const admin = await signedIn(app)
  return (await admin.get(api.admin.leads)).read(z.array(leadSchema))
}

onEachDatabase('the contact form without JavaScript', (database) => {
  const app = useTestApp(database)

  test('makes the same lead and leads on to a page', async () => {
    const answer = await sendForm(app, filled)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page.contactSent])
    const [lead] = await leadsOf(app)
    expect(lead).toMatchObject({
      name: filled.name,
      company: filled.company,
      source: 'Contact Form',
      message: `Project Type: data-processing\nBudget: 10k-25k\n\n${filled.message}`,
    })
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
    expect(answer.text).toContain('value="data-processing" selected')
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
      const controls = [...text.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag)
      const invalid = controls.filter((tag) => tag.includes('aria-invalid="true"'))
      expect(invalid).toHaveLength(1)
      expect(invalid[0]).toContain(`name="${name}"`)
      expect(invalid[0]).toContain(`aria-describedby="${name}-problem"`)
      expect(text).toContain(`id="${name}-problem">${problem}`)
      const required = controls.filter((tag) => / required\b/.test(tag))
      expect(required.map((tag) => /name="(\w+)"/.exec(tag)?.[1])).toEqual([
        'name',
        'email',
        'message',
      ])
      for (const hint of ['name"', 'email" inputmode="email"', 'organization"']) {
        expect(text).toContain(`autocomplete="${hint}`)
      }
    },
  )

  test('with a filled honeypot is kept apart, and looks the same', async () => {
    const answer = await sendForm(app, { ...filled, website: 'https://spam.example' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page.contactSent])
    expect(await leadsOf(app)).toEqual([])
  })

  test.each([{}, { message: '\n' }])('with %j says what is missing', async (fields) => {
    const answer = await sendForm(app, fields)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Please fill in all required fields.')
  })
})
