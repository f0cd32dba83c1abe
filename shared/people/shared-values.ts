import { phoneDigits } from '../phone.ts'
import type { Person } from './schema.ts'

type Compared = Pick<Person, 'name' | 'emails' | 'phones' | 'companyId'>

/** A name as two are compared: however it is written. */
const comparedName = (name: string) =>
  name.normalize('NFKC').toLowerCase().trim().split(/\s+/u).join(' ')

const isAmong = (value: string, others: readonly string[], compared: (value: string) => string) =>
  compared(value) !== '' && others.some((other) => compared(other) === compared(value))

/**
 * What of one person is another's too, as whoever decides whether the two are one has to see it: the
 * name, the company, and which of the addresses and numbers.
 */
export const sharedValues = (person: Compared, other: Compared) => ({
  name: isAmong(person.name, [other.name], comparedName),
  company: person.companyId !== null && person.companyId === other.companyId,
  emails: person.emails.filter((email) =>
    isAmong(email, other.emails, (each) => each.toLowerCase()),
  ),
  phones: person.phones.filter((phone) => isAmong(phone, other.phones, phoneDigits)),
})
