import { expect, test } from 'vitest'
import { dayHeading, isSameMoment, repeatsOf } from './history-days.ts'

const now = new Date(2026, 2, 1, 0, 30).getTime()

test.each([
  ['Today', new Date(2026, 2, 1, 0, 5)],
  ['Yesterday', new Date(2026, 1, 28, 23, 59)],
  ['Friday, February 27', new Date(2026, 1, 27, 12)],
  ['Wednesday, December 31, 2025', new Date(2025, 11, 31, 12)],
])('%s', (heading, at) => {
  expect(dayHeading(at.getTime(), now)).toBe(heading)
})

const signIn = { actor: 'Ada', kind: 'sign-in', summary: 'Signed in', state: 'logged' } as const
const of = (...ids: string[]) => ({ records: ids.map((id) => ({ type: 'deal', id })) })
const moved = (before: string, after: string, state: 'done' | 'undone' = 'done') => ({
  ...of('a'),
  kind: 'change' as const,
  summary: '1 deal changed',
  fields: ['stage'],
  items: [{ record: { type: 'deal', id: 'a' }, field: 'stage', before, after }],
  state,
})

test.each([
  ['nothing', [], []],
  ['the same twice', [of(), of()], [2]],
  ['the same record', [of('a'), of('a'), of('b')], [2, 1]],
  ['what is between them keeps them apart', [of('a'), of('b'), of('a')], [1, 1, 1]],
  ['another person', [of(), { ...of(), actor: 'Dev' }, { ...of(), actor: 'Dev' }], [1, 2]],
  ['another action', [of(), { ...of(), summary: 'Signed out' }], [1, 1]],
  ['no change, on and on', [moved('talking', 'won'), moved('lead-in', 'talking')], [1, 1]],
  ['no change, again', [moved('talking', 'won'), moved('talking', 'won')], [1, 1]],
  [
    'no change, taken back',
    [moved('talking', 'won', 'undone'), moved('talking', 'won', 'undone')],
    [1, 1],
  ],
  [
    'no change with what is left of an older one',
    [moved('talking', 'won'), { ...moved('talking', 'won'), state: 'logged' }],
    [1, 1],
  ],
] as const)('%s is folded', (_what, parts, lengths) => {
  const entries = parts.map((part, index) => ({ ...signIn, ...part, id: index }))
  const runs = repeatsOf(entries)
  expect(runs.map((run) => run.length)).toEqual(lengths)
  expect(runs.flat(), 'nothing is lost or moved').toEqual(entries)
})

test.each([
  ['the same minute', 'Ada', '2026-03-01T10:15:59Z', true],
  ['the next minute', 'Ada', '2026-03-01T10:16:00Z', false],
  ['another hand', 'Dev', '2026-03-01T10:15:10Z', false],
])('entries of %s are read as one: %s, %s', (_what, actor, at, isOne) => {
  expect(isSameMoment({ actor: 'Ada', at: '2026-03-01T10:15:00Z' }, { actor, at })).toBe(isOne)
})
