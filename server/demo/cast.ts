import type { Visit } from '#shared/origins/read-visit.ts'
import type { Origin } from '#shared/origins/schema.ts'
import { visitSchema } from '#shared/origins/visit-schema.ts'
import type { Dice } from './scene.ts'

const given =
  'Ada Ben Cleo Dora Elif Finn Greta Hugo Ines Jonas Kira Liam Mara Nico Olga Piet Quinn Rosa Sven Tara Umar Vera Wim Xenia Yusuf Zoe'.split(
    ' ',
  )
const family =
  'Abbott Berger Castell Duarte Eriksen Farrow Grieg Holm Ito Janssen Keller Lindqvist Moreau Novak Okafor Petrov Quist Rossi Schmidt Tanaka Ueda Vance Weaver Young Zeller'.split(
    ' ',
  )
const trades = [
  'Mills',
  'Clinic',
  'Logistics',
  'Dental',
  'Foods',
  'Studio',
  'Works',
  'Supply',
  'Law',
  'Homes',
]

const messages = [
  'We copy orders from email into the shop by hand, about 60 a day. Can that be done without us?',
  'Our invoices take two people every month end. What would it cost to have them made by themselves?',
  'Could you look at how we answer support mail? We get the same ten questions.',
  'A friend told me about you. We need our booking system to talk to our calendar.',
  'We tried to build this in Zapier and it falls over twice a week. Is there a better way?',
  'Please call me about the readiness checklist; I have three questions on the last part.',
  'How long does a project take from first call to running? Our season begins in ten weeks.',
]

export const noteWords = [
  'Spoke for 20 minutes. **Budget is agreed**, the decision is theirs alone.',
  'Wants to see a customer of the same size first.\n- sends their own figures on Friday\n- two people decide',
  'Their current tool ends in the summer; nothing before that.',
  'Nice call. They have a developer in the house who would like to keep the keys.',
  'Asked for the price again. I sent the page.',
]

export const steps = [
  'Send the proposal',
  'Call back',
  'Ask for their figures',
  'Arrange the second call',
  'Send two references',
]

/** What is sold, before the company it is sold to. */
export const projects = [
  'Order intake',
  'Month-end invoices',
  'Support answers',
  'Bookings into the calendar',
  'Old flows rebuilt',
  'Stock and purchase orders',
]

/** Of a hundred invented numbers each: few people share one. */
const areaCodes = [206, 212, 303, 312, 404, 415, 503, 512, 604, 617, 646, 713] as const

export const tagNames = ['Referred', 'Spring fair', 'Wants references', 'Season begins soon']
/** Who has bought. */
export const customerTag = 'Customer'

const visits: readonly (Visit | null)[] = [
  { page: '/' },
  { page: '/', referrer: 'google.com' },
  { page: '/services', referrer: 'google.com' },
  { page: '/roi-calculator', source: 'linkedin', medium: 'social' },
  { page: '/resources', source: 'newsletter', campaign: 'Spring fair' },
  null,
]

/** How somebody came to the site, where that is known. */
export const originOf = (dice: Dice): Origin | null => visitSchema.parse(dice.pick(visits))

export type Person = { name: string; email: string; company: string; phone: string | null }

/** Somebody of the demo: of a small company that others are of, too, or with an address of their own. */
export function createPerson(dice: Dice, number: number): Person {
  const first = dice.pick(given)
  const last = dice.pick(family)
  const house = dice.pick(family)
  const company = `${house} ${dice.pick(trades)}`
  const domain = dice.chance(20)
    ? 'gmail.com'
    : `${company.toLowerCase().replaceAll(' ', '-')}.example`
  const phone = dice.chance(60)
    ? `+1 ${dice.pick(areaCodes)} 555 0${String(100 + dice.below(100))}`
    : null
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${number}@${domain}`.toLowerCase(),
    company,
    phone,
  }
}

export const messageOf = (dice: Dice) => dice.pick(messages)
