import { expect, test } from 'vitest'
import { best, rankOf } from './rank.ts'

const ana = { title: 'Ana Smith', email: 'ana.smith@loom.example', company: 'Weave & Sons' }

test.each([
  ['ana smith', 0],
  [' ANA.SMITH@loom.example ', 0],
  ['ana s', 1],
  ['smi', 2],
  ['smith ana', 2],
  ['sm a', 2],
  ['ána smïth', 0],
  ['ana.', 3],
  ['sons', 4],
  ['loom', 5],
  ['mith', 5],
  ['ana jones', 5],
])('%s fits with rank %i', (words, rank) => {
  expect(rankOf(words, ana)).toBe(rank)
})

test('a record without a company is ranked by what it has', () => {
  expect(rankOf('x', { title: 'X Y', email: 'a@b.example', company: null })).toBe(1)
})

test.each([
  ['looms', 1],
  ['smith', 4],
  ['weave', 4],
  ['ana.', 3],
])('of a deal %s fits with rank %i', (words, rank) => {
  expect(rankOf(words, { ...ana, title: 'Looms for two sites', person: 'Ana Smith' })).toBe(rank)
})

test('the best come first, and of equals the one that stood first', () => {
  const named = (title: string) => ({ title, email: `${title}@x.example`, company: null })
  const rows = ['Banana', 'Anab', 'Dr Ana', 'Anac', 'Ana'].map(named)
  const titles = best('ana', rows, 4).map(({ title }) => title)
  expect(titles).toEqual(['Ana', 'Anab', 'Anac', 'Dr Ana'])
})
