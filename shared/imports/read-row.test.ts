import { expect, test } from 'vitest'
import { isSameByPhone, readRow } from './read-row.ts'
import type { ImportField } from './vocabulary.ts'

const mapping = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'tags',
  'owner',
] as const
const read = (row: Partial<Record<ImportField, string>>) =>
  readRow(
    mapping.map((field) => row[field] ?? ''),
    mapping,
  )
const ada = { email: 'ada@acme.example' }
const said = { name: null, phones: [], company: null, tags: [], owner: null, ...ada }

test.each([
  ['an address alone', ada, said],
  [
    'a name in two parts',
    { ...ada, firstName: 'Ada', lastName: 'Lovelace' },
    { ...said, name: 'Ada Lovelace' },
  ],
  [
    'a whole name before its parts',
    { ...ada, name: 'A. L.', firstName: 'Ada' },
    { ...said, name: 'A. L.' },
  ],
  [
    'blanks and line breaks',
    { ...ada, name: '  Ada\r\n\tLovelace ' },
    { ...said, name: 'Ada Lovelace' },
  ],
  ['two addresses of Google', { email: 'ada@acme.example ::: a@b.example' }, said],
  [
    'two numbers, one of them twice',
    { ...ada, phone: '+1 604 555 0177; 604 555 0178;+1 (604) 555-0177' },
    { ...said, phones: ['+1 604 555 0177', '604 555 0178'] },
  ],
  [
    'tags of Mailchimp',
    { ...ada, tags: '"VIP","Trade fair",vip' },
    { ...said, tags: ['VIP', 'Trade fair'] },
  ],
  [
    'groups of Google',
    { ...ada, tags: '* myContacts ::: Friends' },
    { ...said, tags: ['Friends'] },
  ],
  ['a number alone', { phone: '555 0177' }, { ...said, email: null, phones: ['555 0177'] }],
])('%s', (_what, row, person) => {
  expect(read(row)).toEqual({ person, leftOut: [] })
})

test.each([
  ['no address', { name: 'Ada' }, 'The row has neither an e-mail address nor a phone number.'],
  ['no address that is one', { email: 'ada at acme' }, '“ada at acme” is not an e-mail address.'],
  [
    'a name that is too long',
    { ...ada, name: 'A'.repeat(201) },
    'The name has more than 200 characters.',
  ],
])('%s is refused', (_what, row, problem) => {
  expect(read(row)).toEqual({ problem })
})

test('what can not be kept is left out, and said', () => {
  const row = read({ ...ada, phone: 'n/a', tags: `${'t'.repeat(41)}, a@b.example` })
  expect(row).toMatchObject({
    person: said,
    leftOut: [
      '“n/a” is no phone number, and is left out.',
      expect.stringMatching(/can be no tag/),
      expect.stringMatching(/can be no tag/),
    ],
  })
})

test.each([
  [null, 'Bob', 'Ada', true],
  ['b@acme.example', 'Bob', 'Ada', false],
  ['b@acme.example', ' ada  Lovelace', 'Ada Lovelace', true],
  ['b@acme.example', null, 'Ada', true],
  ['b@acme.example', 'Bob', '', true],
])(
  'with the address %j and the name %j, who is called %j and has the number is meant: %s',
  (email, name, known, same) => {
    expect(isSameByPhone({ email, name }, { name: known })).toBe(same)
  },
)

test('a number that a spreadsheet has spoiled is left out, and said to be', () => {
  expect(read({ ...ada, phone: '4.91512E+12; 604 555 0177' })).toEqual({
    person: { ...said, phones: ['604 555 0177'] },
    leftOut: [
      'Excel has shortened this number to “4.91512E+12”: its last digits are lost, and it is left out.',
    ],
  })
  expect(read({ ...ada, phone: '4915123456789.0' })).toMatchObject({
    person: { phones: ['4915123456789'] },
    leftOut: [],
  })
})
