import { expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'

// One letter is half as wide as it is high.
const widthOf = (text: string, size: number) => (text.length * size) / 2
const frame = { sizes: [40, 20, 10], maxLines: 2, width: 200 }

test.each([
  { text: 'Terms', size: 40, lines: ['Terms'] },
  { text: 'Ten letter', size: 40, lines: ['Ten letter'] },
  { text: 'Workflow automation', size: 40, lines: ['Workflow', 'automation'] },
  { text: 'A title that takes two', size: 20, lines: ['A title that', 'takes two'] },
  {
    text: 'one two three four five six seven',
    size: 20,
    lines: ['one two three four', 'five six seven'],
  },
  { text: 'Incomprehensibilities', size: 10, lines: ['Incomprehensibilities'] },
])('$text', ({ text, size, lines }) => {
  expect(fitLines(text, frame, widthOf)).toEqual({ size, lines })
})

test('takes the smallest size for what fits in none', () => {
  const text = 'a'.repeat(50)
  expect(fitLines(text, frame, widthOf)).toEqual({ size: 10, lines: [text] })
})
