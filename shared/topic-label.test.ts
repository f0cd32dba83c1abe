import { expect, test } from 'vitest'
import { isTopicLabel, type Topics, topicLabel } from './topic-label.ts'

const topics: Topics = [
  { kind: 'plan', id: 'growth', label: 'Growth plan' },
  { kind: 'tool', id: 'audit', label: 'Efficiency audit' },
  { kind: 'tool', id: 'roi-calculator', label: 'ROI calculator' },
]
const numbers = '?employees=1200&hours=10&rate=40'
const estimate = 'ROI calculator: 1,200 employees, 10 hours a week, $40 an hour'

test.each([
  ['nothing', '', '', undefined],
  ['nothing of ours', '?plan=free', '', undefined],
  ['a plan', '?plan=growth', '', 'Growth plan'],
  ['a plan, after an estimate', '?plan=growth', numbers, 'Growth plan'],
  ['the calculator without numbers', '?tool=roi-calculator', '', 'ROI calculator'],
  ['with some of them', '?tool=roi-calculator', '?employees=1200&hours=10', 'ROI calculator'],
  ['the calculator', '?tool=roi-calculator', numbers, estimate],
  ['an estimate of another page', '', `${numbers}&plans=enterprise`, estimate],
  ['one in the address itself', `${numbers}&tool=roi-calculator`, '', estimate],
  [
    'a small one',
    '?tool=roi-calculator&employees=1&hours=1&rate=1',
    '',
    'ROI calculator: 1 employee, 1 hour a week, $1 an hour',
  ],
])('%s', (_, search, from, label) => {
  expect(topicLabel(topics, search, from)).toBe(label)
  if (label) expect(isTopicLabel(topics, label)).toBe(true)
})

test.each(['', 'Free plan', 'Growth plan: 1 employee', 'ROI calculator: call me', `${estimate}!`])(
  'a form that says %j has made it up',
  (label) => {
    expect(isTopicLabel(topics, label)).toBe(false)
  },
)
