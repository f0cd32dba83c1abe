import { describe, expect, test } from 'vitest'
import { parseDraft } from './draft.ts'

const empty = { name: '', email: '', message: '' }

describe('a stored draft', () => {
  test('comes back as it was typed', () => {
    const typed = { ...empty, name: 'Ada', message: 'Two lines\nof text' }
    expect(parseDraft(JSON.stringify(typed), empty)).toEqual(typed)
  })

  test.each([
    { what: 'nothing', stored: null },
    { what: 'broken JSON', stored: '{"name":' },
    { what: 'a bare word', stored: '"name"' },
    { what: 'null', stored: 'null' },
  ])('is ignored when it is $what', ({ stored }) => {
    expect(parseDraft(stored, empty)).toBeNull()
  })

  test('gives only known fields, and only text', () => {
    expect(parseDraft('{"name":"Ada","email":7,"website":"x","constructor":"y"}', empty)).toEqual({
      ...empty,
      name: 'Ada',
    })
  })
})
