import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrivalIn,
  type DealStage,
  dealStages,
  movedTo,
  NoLostReason,
  type Standing,
} from './stages.ts'

const standing = (stage: DealStage, more: Partial<Standing<number>> = {}): Standing<number> => ({
  stage,
  stageAt: 1,
  wonAt: stage === 'won' ? 1 : null,
  lostAt: stage === 'lost' ? 1 : null,
  lostReason: stage === 'lost' ? 'Price' : null,
  ...more,
})

test.each([
  ['lead-in', 'talking', undefined, { stage: 'talking', stageAt: 2 }],
  ['talking', 'lead-in', undefined, { stage: 'lead-in', stageAt: 2 }],
  ['lead-in', 'won', undefined, { stage: 'won', wonAt: 2 }],
  ['won', 'negotiating', undefined, { stage: 'negotiating', wonAt: null }],
  ['talking', 'lost', 'No budget', { lostAt: 2, lostReason: 'No budget' }],
  ['lost', 'talking', 'No budget', { lostAt: null, lostReason: null }],
  ['lost', 'won', null, { lostAt: null, lostReason: null, wonAt: 2 }],
  ['won', 'talking', 'Price', { lostReason: null }],
] as const)('from %s to %s for %j', (from, to, reason, expected) => {
  expect(movedTo(standing(from), to, reason, 2)).toMatchObject(expected)
})

test.each([
  ['talking', 'talking', undefined, {}],
  ['won', 'won', 'Price', {}],
  ['lost', 'lost', undefined, {}],
  ['lost', 'lost', 'Price', {}],
  ['lost', 'lost', 'Bad time', { lostReason: 'Bad time' }],
] as const)('in %s and put to %s for %j nothing else changes', (from, to, reason, expected) => {
  expect(movedTo(standing(from), to, reason, 2)).toEqual(expected)
})

test.each([undefined, null, ''])('without a reason, as %j, nothing is lost', (reason) => {
  expect(() => movedTo(standing('talking'), 'lost', reason, 2)).toThrow(NoLostReason)
})

test('after any moves only a won deal has the day it was won, and only a lost one its reason', () => {
  const move = fc.tuple(fc.constantFrom(...dealStages), fc.constantFrom('Price', 'Bad time'))
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 12 }), (moves) => {
      let deal = standing('lead-in', { stageAt: 0 })
      let entered = 0
      for (const [index, [stage, reason]] of moves.entries()) {
        if (stage !== deal.stage) entered = index + 1
        deal = { ...deal, ...movedTo(deal, stage, reason, index + 1) }
        expect(deal.stage).toBe(stage)
      }
      const { stage } = deal
      expect(deal.stageAt).toBe(entered)
      expect(deal.wonAt).toBe(stage === 'won' ? entered : null)
      expect(deal.lostAt).toBe(stage === 'lost' ? entered : null)
      expect(deal.lostReason === null).toBe(stage !== 'lost')
    }),
  )
})

test('a deal was opened in its stage, or moved to it', () => {
  const createdAt = '2026-11-02T09:00:00.000Z'
  expect(arrivalIn({ createdAt, stageAt: createdAt })).toBe('opened')
  expect(arrivalIn({ createdAt, stageAt: '2026-11-03T09:00:00.000Z' })).toBe('moved here')
})
