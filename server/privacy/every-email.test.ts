import { expect, test } from 'vitest'
import { emailsIn } from './every-email.ts'

test.each([
  ['write to Ada@Example.com.', ['ada@example.com']],
  ['<ada@example.com>, (bob@example.com); "eve@example.com"', ['ada', 'bob', 'eve']],
  ['mailto:ada@example.com?subject=x', ['ada@example.com']],
  ["'ada@example.com'", ['ada@example.com']],
  ['to=ada+tag@example.com', ['ada+tag@example.com']],
  ["o'hara@example.com", ["o'hara@example.com"]],
  ["ada@example.com''", ['ada@example.com']],
  ['!!!=ada@example.com/?', ['ada@example.com']],
  ['{"message":"Hello\\nada@example.com"}', ['ada@example.com']],
  ['zoë@bücher.example', ['zoë@bücher.example']],
])('finds in %j', (text, wanted) => {
  const found = emailsIn(text)
  for (const each of wanted) {
    expect(found).toContain(each.includes('@') ? each : `${each}@example.com`)
  }
})

test.each(['', 'nobody', 'me @ home', '@handle'])('finds nothing in %j', (text) => {
  expect(emailsIn(text)).toEqual([])
})
