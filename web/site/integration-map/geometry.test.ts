import { expect, test } from 'vitest'
import { mapLines } from './geometry.ts'

test('a connected pair has one thread, bent toward the middle', () => {
  const nodes = [
    {
      id: 'make',
      position: { x: 25, y: 10 },
      integrationPaths: [{ to: 'slack', direction: 'outgoing' }],
    },
    { id: 'zapier', position: { x: 75, y: 10 }, integrationPaths: [] },
    {
      id: 'slack',
      position: { x: 25, y: 90 },
      integrationPaths: [{ to: 'make', direction: 'incoming' }],
    },
  ] as const
  // 140/46 and 140/414: half-way is 140/230; 368 apart, so 61.3% of the way from there to 280/230.
  expect(mapLines(nodes)).toEqual([
    { from: 'make', to: 'slack', direction: 'outgoing', path: 'M140 46Q226 230 140 414' },
  ])
})
