import { expect, test } from 'vitest'
import { isPhoneAlone } from './duplicate-calls.ts'

const person = (name: string) => ({
  name,
  emails: [],
  phones: ['+1 604 555 0142'],
  companyId: null,
})
const pair = (reason: 'phone' | 'name', ...people: [string, string]) =>
  ({ reason, people: people.map(person) }) as unknown as Parameters<typeof isPhoneAlone>[0]

test.each([
  ['two names and one phone', pair('phone', 'Ann Weaver', 'Bob Weaver'), true],
  ['one name and one phone', pair('phone', 'Ann Weaver', 'ann  weaver'), false],
  ['one name at one company', pair('name', 'Ann Weaver', 'Ann Weaver'), false],
])('%s', (_name, duplicates, isAlone) => {
  expect(isPhoneAlone(duplicates)).toBe(isAlone)
})
