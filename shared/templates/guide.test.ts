import { expect, test } from 'vitest'
import { escapeHtml, safeHref, templateGuideHtml } from './guide.ts'
import type { TemplateGuide } from './template.ts'

const template: TemplateGuide = {
  id: 'orders',
  title: 'Order Processing',
  industry: 'E-commerce',
  description: 'From cart to parcel',
  timeSaved: '10 hours a week',
  roiIncrease: '200%',
  complexity: 'Medium',
  integrations: ['Shopify', 'QuickBooks', 'Slack', 'ShipStation'],
  processes: ['Stock check', 'Refund approval'],
  benefits: ['Fewer refunds', 'Same-day parcels', 'Books that match', 'Quiet evenings'],
  steps: [
    { title: 'The order arrives', description: 'Shopify announces it.' },
    { title: 'Stock is checked', description: 'Short items are flagged.' },
  ],
  setup: [{ title: 'Connect Shopify', description: 'Create an app with read access.' }],
  fields: [{ field: 'Order number', from: 'Channel', to: 'Ledger', rule: 'Prefix the channel' }],
  watchOuts: ['Marketplaces resend events.'],
}
const firm = {
  name: 'Loomwork',
  email: 'hello@loomwork.example',
  colors: {
    ink: '#111111',
    inkSoft: '#444444',
    paperEdge: '#dddddd',
    thread: '#cc3300',
    paper: '#fffff0',
  },
  siteUrl: 'https://loomwork.example/',
  contactUrl: 'https://loomwork.example/contact',
}

test('the guide holds everything the template knows, once and in order', () => {
  const html = templateGuideHtml(template, firm)
  for (const color of Object.values(firm.colors)) expect(html).toContain(color)
  const { steps, setup, integrations, processes, benefits, fields, watchOuts } = template
  const wanted = [
    template.description,
    ...steps.flatMap(({ title, description }) => [title, description]),
    ...integrations.map((tool) => `<li>${tool}</li>`),
    ...processes.map((process) => `<li>${process}</li>`),
    ...setup.flatMap(({ title, description }) => [title, description]),
    ...fields.flatMap(({ field, from, to, rule }) => [
      `<th scope="row">${field}</th>`,
      ...[from, to, rule].map((cell) => `<td>${cell}</td>`),
    ]),
    ...watchOuts.map((warning) => `<li>${warning}</li>`),
    ...benefits.map((benefit) => `<li>${benefit}</li>`),
  ]
  const places = wanted.map((text) => html.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the guide stands alone', () => {
  const html = templateGuideHtml(template, firm)
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(html).toMatch(/<\/html>\n$/)
  expect(html).not.toMatch(/<(script|link|img|iframe)\b|\bsrc=|url\(|@import/i)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([firm.contactUrl, `mailto:${firm.email}`, firm.siteUrl])
})

test('hostile data stays text', () => {
  const evil = `</style><script>alert("x")</script>&'`
  const hostile = {
    ...template,
    title: evil,
    description: evil,
    timeSaved: evil,
    roiIncrease: evil,
    integrations: [evil],
    processes: [evil],
    benefits: [evil],
    steps: [{ title: evil, description: evil }],
    setup: [{ title: evil, description: evil }],
    fields: [{ field: evil, from: evil, to: evil, rule: evil }],
    watchOuts: [evil],
  }
  const html = templateGuideHtml(hostile, { ...firm, name: evil, contactUrl: 'javascript:x()' })
  expect(html).not.toContain('<script')
  expect(html.match(/<\/style>/g)).toHaveLength(1)
  expect(html).not.toContain('javascript:')
  expect(html).toContain(escapeHtml(evil))
})

test.each([
  ['https://a.example/?b=1&c="', 'https://a.example/?b=1&amp;c=&quot;'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', '#'],
  [' javascript:alert(1)', '#'],
  ['data:text/html,x', '#'],
  ['', '#'],
])('an address %j is %j', (url, href) => {
  expect(safeHref(url)).toBe(href)
})
