import { describe, expect, test } from 'vitest'
import { tooSlow, type Worst } from '#tests/support/linear-time.ts'
import { parseNote } from './note-markup.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const link = (words: string, href = words) => ({ kind: 'link', text: words, href })
const paragraph = (...lines: object[][]) => ({ kind: 'paragraph', lines })

describe('a note is read', () => {
  test.each([
    ['', []],
    ['plain', [paragraph([text('plain')])]],
    ['a **b** c', [paragraph([text('a '), { kind: 'bold', text: 'b' }, text(' c')])]],
    ['one\ntwo\n\nthree', [paragraph([text('one')], [text('two')]), paragraph([text('three')])]],
    [
      'To do:\n- call\n* write',
      [paragraph([text('To do:')]), { kind: 'list', lines: [[text('call')], [text('write')]] }],
    ],
    ['[us](https://a.example/x?y=1)', [paragraph([link('us', 'https://a.example/x?y=1')])]],
    ['[mail](mailto:a@b.co)', [paragraph([link('mail', 'mailto:a@b.co')])]],
    [
      'See https://a.example/b.',
      [paragraph([text('See '), link('https://a.example/b'), text('.')])],
    ],
    ['[no](javascript:alert)', [paragraph([text('[no](javascript:alert)')])]],
    ['[no](data:text/html,x)', [paragraph([text('[no](data:text/html,x)')])]],
    ['<b>no</b>', [paragraph([text('<b>no</b>')])]],
    ['**open', [paragraph([text('**open')])]],
    ['2 * 3 * 4', [paragraph([text('2 * 3 * 4')])]],
    ['-5 degrees', [paragraph([text('-5 degrees')])]],
  ])('%j', (note, blocks) => {
    expect(parseNote(note)).toEqual(blocks)
  })
})

test.each<Worst>([['**'], ['['], ['[a]('], ['**a'], ['http://'], ['[a](b '], [' ', '-']])(
  'much of %s is read in no time',
  (...worst) => {
    expect(tooSlow(parseNote, worst, 40_000)).toEqual([])
  },
)
