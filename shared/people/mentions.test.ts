import { describe, expect, test } from 'vitest'
import { mentionBegun, mentionsIn, namedLike } from './mentions.ts'

const team = [
  { id: 'ann', name: 'Ann Marie' },
  { id: 'ann-l', name: 'Ann Marie Lee' },
  { id: 'bob', name: 'Bob' },
  { id: 'zoe', name: 'Zoë Ångström' },
  { id: 'sam-1', name: 'Sam Poe' },
  { id: 'sam-2', name: 'Sam Poe' },
]

describe('a note names', () => {
  test.each([
    ['@Bob please call', [['@Bob', 'bob']]],
    [
      'Ask (@bob), then @Zoë Ångström.',
      [
        ['@bob', 'bob'],
        ['@Zoë Ångström', 'zoe'],
      ],
    ],
    [
      '@Zoë and @zoë',
      [
        ['@Zoë', 'zoe'],
        ['@zoë', 'zoe'],
      ],
    ],
    ['@Ann Marie Lee', [['@Ann Marie Lee', 'ann-l']]],
    ['@Ann Marie Leeds', [['@Ann Marie', 'ann']]],
    ['@Sam Poe', [['@Sam Poe', 'sam-1', 'sam-2']]],
    ['@Ann', []],
    ['@Bobby', []],
    ['bob@Bob.example', []],
    ['@ Bob, @nobody, @', []],
    ['', []],
  ])('%j', (text, wanted) => {
    const found = mentionsIn(text, team).map(({ at, length, ids }) => [
      text.slice(at, at + length),
      ...ids,
    ])
    expect(found).toEqual(wanted)
  })
})

describe('while a name is typed', () => {
  test.each([
    ['@', { at: 0, words: '' }],
    ['Ask @Zo', { at: 4, words: 'Zo' }],
    ['@Ann Ma', { at: 0, words: 'Ann Ma' }],
    ['Ask bob@', null],
    ['@Bob, and', null],
    ['@Bob\n', null],
    ['@Ann Marie Lee more', null],
    ['nothing', null],
  ])('%j begins %j', (text, begun) => {
    expect(mentionBegun(text, text.length)).toEqual(begun)
  })

  test.each([
    ['', 6],
    ['ann', 2],
    ['ann marie l', 1],
    ['poe', 2],
    ['x', 0],
  ])('%j offers %i', (words, count) => {
    expect(namedLike(words, team)).toHaveLength(count)
  })
})
