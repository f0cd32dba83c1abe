import { expect, test } from 'vitest'
import { templateFileName } from '../documents/file-names.ts'
import { cardList, filterTemplates, noFilter } from './filter.ts'
import type { Template } from './template.ts'

const base = { timeSaved: '10 hours a week', roiIncrease: '200%' }
const templates: Template[] = [
  {
    ...base,
    id: 'orders',
    title: 'Order Processing',
    industry: 'E-commerce',
    description: 'From cart to parcel',
    complexity: 'Medium',
    integrations: ['Shopify', 'QuickBooks'],
    processes: ['Stock check'],
    benefits: ['Fewer refunds'],
  },
  {
    ...base,
    id: 'patients',
    title: 'Patient Onboarding',
    industry: 'Healthcare',
    description: 'Forms before the visit',
    complexity: 'High',
    integrations: ['Calendar'],
    processes: ['Insurance check'],
    benefits: ['Shorter queues'],
  },
  {
    ...base,
    id: 'invoices',
    title: 'Invoice Processing',
    industry: 'Financial Services',
    description: 'Paid on time',
    complexity: 'Medium',
    integrations: ['QuickBooks'],
    processes: ['Matching'],
    benefits: ['Fewer late fees'],
  },
]

test.each([
  ['nothing set', {}, ['orders', 'patients', 'invoices']],
  ['an industry', { industry: 'Healthcare' }, ['patients']],
  ['an industry without templates', { industry: 'Education' }, []],
  ['a level', { level: 'Medium' }, ['orders', 'invoices']],
  ['industry and level together', { industry: 'Healthcare', level: 'Medium' }, []],
  ['title', { search: 'onboarding' }, ['patients']],
  ['description', { search: 'parcel' }, ['orders']],
  ['industry text', { search: 'financial services' }, ['invoices']],
  ['integrations', { search: 'quickbooks' }, ['orders', 'invoices']],
  ['processes', { search: 'check' }, ['orders', 'patients']],
  ['benefits', { search: 'fewer' }, ['orders', 'invoices']],
  ['any case, blanks around', { search: '  SHOPIFY\t' }, ['orders']],
  ['only blanks', { search: '   ' }, ['orders', 'patients', 'invoices']],
  ['two words from different fields', { search: 'processing shopify' }, ['orders']],
  ['not the figures of the card', { search: '200%' }, []],
  ['characters of patterns as they are', { search: '.*' }, []],
  ['all three', { industry: 'E-commerce', level: 'Medium', search: 'refunds' }, ['orders']],
  ['search against the filter', { industry: 'E-commerce', search: 'patient' }, []],
] as const)('%s', (_, filter, ids) => {
  const found = filterTemplates(templates, { ...noFilter, ...filter })
  expect(found.map(({ id }) => id)).toEqual(ids)
})

test.each([
  [[], [], 0],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], 2],
])('a card lists %j as %j and %d more', (items, shown, more) => {
  expect(cardList(items)).toEqual({ shown, more })
})

test.each([
  ['E-commerce Order Processing', 'e-commerce-order-processing.html'],
  ['  Café & Zürich / 2026 ', 'cafe-zurich-2026.html'],
  ['../../etc/passwd', 'etc-passwd.html'],
  ['🧵', 'template.html'],
  ['', 'template.html'],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}.html`],
])('the file of %j is %j', (title, name) => {
  expect(templateFileName(title)).toBe(name)
})
