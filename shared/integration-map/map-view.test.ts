import { expect, test } from 'vitest'
import { flowLabels, isLineLit, nodeEmphasis } from './map-view.ts'

const node = <Id extends string>(id: Id, connections: Id[]) => ({
  id,
  connections,
  capabilities: [],
  integrationPaths: [],
})
type Id = 'chat' | 'crm' | 'office'
const nodes = [node<Id>('chat', ['crm']), node<Id>('crm', ['chat']), node<Id>('office', [])]

test.each<[Id | null, Id, string]>([
  [null, 'chat', 'plain'],
  ['chat', 'chat', 'shown'],
  ['chat', 'crm', 'related'],
  ['chat', 'office', 'dimmed'],
  ['office', 'chat', 'dimmed'],
])('while %s is shown, %s is %s', (shown, id, look) => {
  expect(nodeEmphasis(nodes, { shown }, id)).toBe(look)
})

test.each<[Id | null, [Id, Id], boolean]>([
  [null, ['chat', 'crm'], false],
  ['chat', ['chat', 'crm'], true],
  ['crm', ['chat', 'crm'], true],
  ['chat', ['chat', 'office'], false],
  ['office', ['chat', 'crm'], false],
])('while %s is shown, the line of %j is lit: %j', (shown, line, lit) => {
  expect(isLineLit(nodes, { shown }, line)).toBe(lit)
})

test('labels name the first two capabilities and the first two paths', () => {
  expect(
    flowLabels({ capabilities: ['a', 'b', 'c'], integrationPaths: [{ to: 'x' }, 2, 3] }),
  ).toEqual({ capabilities: ['a', 'b'], paths: [{ to: 'x' }, 2] })
  expect(flowLabels({ capabilities: ['a'], integrationPaths: [] })).toEqual({
    capabilities: ['a'],
    paths: [],
  })
})
