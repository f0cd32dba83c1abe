import { expect, test } from 'vitest'
import { mapLines } from './geometry.ts'

test('a connected pair has one thread, level at both ends', () => {
  const nodes = [
    {
      id: 'make',
      position: { x: 10, y: 20 },
      integrationPaths: [
        { to: 'slack', direction: 'outgoing' },
        { to: 'salesforce', direction: 'bidirectional' },
      ],
    },
    { id: 'zapier', position: { x: 90, y: 20 }, integrationPaths: [] },
    { id: 'salesforce', position: { x: 90, y: 50 }, integrationPaths: [] },
    {
      id: 'slack',
      position: { x: 10, y: 80 },
      integrationPaths: [{ to: 'make', direction: 'incoming' }],
    },
  ] as const
  expect(mapLines(nodes)).toEqual([
    {
      from: 'make',
      to: 'salesforce',
      direction: 'bidirectional',
      path: 'M10 20C50 20 50 50 90 50',
    },
    { from: 'make', to: 'slack', direction: 'outgoing', path: 'M10 20C30 20 30 80 10 80' },
  ])
})
