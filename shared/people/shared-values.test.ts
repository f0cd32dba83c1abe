import { expect, test } from 'vitest'
import { sharedValues } from './shared-values.ts'

const vera = {
  name: 'Vera Quist',
  emails: ['vera@loom.example'],
  phones: ['+1 604 555 0126'],
  companyId: 'loom',
}
const nothing = { name: false, company: false, emails: [], phones: [] }

test.each([
  ['nothing', { name: 'Ada', emails: ['a@x.example'], phones: ['604 555 0127'] }, nothing],
  ['a name, however it is written', { name: ' vera  QUIST ' }, { ...nothing, name: true }],
  ['a company', { companyId: 'loom' }, { ...nothing, company: true }],
  [
    'one of two addresses',
    { emails: ['x@y.example', 'VERA@loom.example'] },
    { ...nothing, emails: vera.emails },
  ],
  [
    'a number, however it is written',
    { phones: ['+16045550126'] },
    { ...nothing, phones: vera.phones },
  ],
])('two people share %s', (_what, other, expected) => {
  const nobody = { name: '', emails: [], phones: [], companyId: null }
  expect(sharedValues(vera, { ...nobody, ...other })).toEqual(expected)
})

test('what neither has is nothing they share', () => {
  const nobody = { name: '', emails: [], phones: [''], companyId: null }
  expect(sharedValues(nobody, nobody)).toEqual(nothing)
})
