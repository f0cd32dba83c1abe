import { expect, test } from 'vitest'
import { dayHeading, repeatsOf } from './history-days.ts'

const now = new Date(2026, 2, 1, 0, 30).getTime()

test.each([
  ['Today', new Date(2026, 2, 1, 0, 5)],
  ['Yesterday', new Date(2026, 1, 28, 23, 59)],
  ['Friday, February 27', new Date(2026, 1, 27, 12)],
  ['Wednesday, December 31, 2025', new Date(2025, 11, 31, 12)],
])('%s', (heading, at) => {
  expect(dayHeading(at.getTime(), now)).toBe(heading)
})

const signIn = { actor: 'Ada', kind: 'sign-in', summary: 'Signed in' } as const
const of = (...ids: string[]) => ({
  records: ids.map((id) => ({ type: 'deal', id })),
  count: ids.length,
})

test.each([
  ['nothing', [], []],
  ['the same twice', [of(), of()], [2]],
  ['the same record', [of('a'), of('a'), of('b')], [2, 1]],
  ['what is between them keeps them apart', [of('a'), of('b'), of('a')], [1, 1, 1]],
  ['one more record', [of('a'), of('a', 'b')], [1, 1]],
  ['another person', [of(), { ...of(), actor: 'Dev' }, { ...of(), actor: 'Dev' }], [1, 2]],
  ['another action', [of(), { ...of(), summary: 'Signed out' }], [1, 1]],
  [
    'one of them taken back',
    [
      { ...of('a'), state: 'undone' },
      { ...of('a'), state: 'done' },
    ],
    [2],
  ],
] as const)('%s is folded', (_what, parts, lengths) => {
  const entries = parts.map((part, index) => ({ ...signIn, ...part, id: index }))
  const runs = repeatsOf(entries)
  expect(runs.map((run) => run.length)).toEqual(lengths)
  expect(runs.flat(), 'nothing is lost or moved').toEqual(entries)
})
