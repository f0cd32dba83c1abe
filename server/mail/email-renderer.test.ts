import { afterAll, expect, test } from 'vitest'
import { emailKinds } from '#shared/mail/vocabulary.ts'
import { mailSamples } from '#tests/support/mail-samples.ts'
import { createEmailRenderer } from './email-renderer.ts'
import { subjectOf } from './subject-of.ts'

const renderer = createEmailRenderer()
afterAll(() => renderer.stop())

const siteUrl = 'https://loom.example'
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')

test('there is a sample of every kind', () => {
  expect(new Set(mailSamples.map(({ kind }) => kind))).toEqual(new Set(emailKinds))
})

test.each(mailSamples.map((payload) => [payload.kind, payload] as const))(
  '%s reads without pictures, in the dark, as plain text, and leads to whole addresses',
  async (_kind, payload) => {
    const { html, text } = await renderer.render({ payload, siteUrl })
    expect(html).not.toMatch(/<img|<script|undefined|\[object/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('<title>')
    for (const href of hrefs(html))
      expect(href).toMatch(/^(https:\/\/(loom|meet)\.example|mailto:)/)
    expect(text.length).toBeGreaterThan(150)
    expect(text).not.toMatch(/undefined|\[object|<\/?(p|td|div)\b/)
    expect(subjectOf(payload)).toMatch(/^\S.{3,100}$/)
    expect(Buffer.byteLength(html), 'where some readers cut a message').toBeLessThan(100_000)
  },
)

test('what a visitor typed stays text', async () => {
  const lead = {
    id: '1',
    name: '<script>alert(1)</script>',
    email: 'a@example.com',
    company: '"><img src=x>',
    phone: null,
    source: 'x',
    message: '</table><a href="https://casino.example">win</a>',
  }
  const payload = { kind: 'lead_alert', leads: [lead], more: 0 } as const
  const { html } = await renderer.render({ payload, siteUrl })
  expect(html).not.toMatch(/<script|<img|href="https:\/\/casino/)
})
