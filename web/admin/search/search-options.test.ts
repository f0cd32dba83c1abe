import { expect, test } from 'vitest'
import { adminPage } from '#shared/routes.ts'
import type { SearchKind } from '#shared/search/schema.ts'
import { foundOptions, openingOptions, stepTo } from './search-options.ts'

const hit = {
  id: '7',
  title: 'Ana',
  person: null,
  email: 'ana@x.example',
  company: null,
  state: 'new',
  createdAt: '2026-03-02T00:00:00.000Z',
}

test('before anything is typed there are screens, under what was looked for lately', () => {
  const none = { hits: [], coming: 0 }
  expect(openingOptions(none, []).map(({ label }) => label)).toEqual(['Actions', 'Go to'])
  const [recent] = openingOptions(none, ['ana'])
  expect(recent).toEqual({ label: 'Recent searches', options: [{ kind: 'recent', words: 'ana' }] })
})

test.each<[SearchKind, string]>([
  ['people', adminPage.person('7')],
  ['companies', adminPage.company('7')],
  ['leads', adminPage.lead('7')],
  ['deals', adminPage.deal('7')],
  ['consultations', adminPage.consultation('7')],
  ['submissions', adminPage.submission('7')],
  ['subscribers', adminPage.subscriber(hit.email)],
])('one of the %s that was opened lately stands first and leads to %s', (of, to) => {
  const [opened] = openingOptions({ hits: [{ of, hit }], coming: 1 }, ['ana'])
  const options = [{ kind: 'opened', of, hit, to }]
  expect(opened).toEqual({ label: 'Recently opened', options, coming: 1 })
})

test('room is kept for records that are still on their way', () => {
  expect(openingOptions({ hits: [], coming: 2 }, [])[0]).toMatchObject({ options: [], coming: 2 })
})

test.each([
  [{ count: 1, atLeast: false }, undefined],
  [{ count: 12, atLeast: false }, 'See all 12'],
  [{ count: 10_000, atLeast: true }, 'See all 10,000+'],
])('of %j found the rest is offered as %s', (total, label) => {
  const [group] = foundOptions('ana', [{ kind: 'leads', total, hits: [hit] }])
  expect(group?.label).toBe('Leads')
  expect(group?.options[0]).toMatchObject({ kind: 'hit', to: adminPage.lead('7') })
  const all = group?.options[1]
  expect(all?.kind === 'all' ? all.label : undefined).toBe(label)
})

test('screens and actions of that name come first, what is done to new leads last', () => {
  const found = { kind: 'leads' as const, total: { count: 1, atLeast: false }, hits: [hit] }
  const answered = { ...found, hits: [{ ...hit, state: 'won' }] }
  expect(foundOptions('ana', [answered]).map(({ label }) => label)).toEqual(['Leads'])
  const labels = foundOptions('lead', [found]).map(({ label }) => label)
  expect(labels).toEqual(['Go to', 'Actions', 'Leads', 'Mark contacted'])
})

test('the new lead that is open is marked before all else, once, and by its name', () => {
  expect(openingOptions({ hits: [], coming: 0 }, [], hit)[0]?.options).toEqual([
    { kind: 'contacted', hit },
  ])
  const found = { kind: 'leads' as const, total: { count: 1, atLeast: false }, hits: [hit] }
  const labels = (words: string) => foundOptions(words, [found], hit).map(({ label }) => label)
  expect(labels('mark')).toEqual(['Mark this lead contacted', 'Leads'])
  expect(labels('contacted')[0]).toBe('Mark this lead contacted')
  expect(labels('ana')).toEqual(['Leads', 'Mark contacted'])
})

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
] as const)('from %i a step of %i among %i leads to %i', (at, step, count, to) => {
  expect(stepTo(at, step, count)).toBe(to)
})
