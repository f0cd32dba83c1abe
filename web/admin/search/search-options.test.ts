import { expect, test } from 'vitest'
import { adminPage } from '#shared/routes.ts'
import { foundOptions, openingOptions, stepTo } from './search-options.ts'

const hit = {
  id: '7',
  title: 'Ana',
  email: 'ana@x.example',
  company: null,
  state: 'new',
  createdAt: '2026-03-02T00:00:00.000Z',
}

test('before anything is typed there are screens, under what was looked for lately', () => {
  expect(openingOptions([]).map(({ label }) => label)).toEqual(['Go to'])
  const [recent] = openingOptions(['ana'])
  expect(recent).toEqual({ label: 'Recent searches', options: [{ kind: 'recent', words: 'ana' }] })
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

test('screens of that name come first', () => {
  const found = { kind: 'leads' as const, total: { count: 1, atLeast: false }, hits: [hit] }
  const labels = foundOptions('lead', [found]).map(({ label }) => label)
  expect(labels).toEqual(['Go to', 'Leads'])
})

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
] as const)('from %i a step of %i among %i leads to %i', (at, step, count, to) => {
  expect(stepTo(at, step, count)).toBe(to)
})
