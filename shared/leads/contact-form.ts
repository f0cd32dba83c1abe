import {
  emptyForm,
  type FormFields,
  fieldProblems,
  isIncomplete,
  typedText,
  type ValuesOf,
} from '../forms/fields.ts'
import { answerInWords } from '../response-time.ts'
import { contactFormSource } from './vocabulary.ts'

/** The public contact form (public-site.md §2 /contact, §5, §7): options, rules and the one message string. */

export const projectTypes = [
  { value: 'workflow-automation', label: 'Workflow automation' },
  { value: 'customer-service-ai', label: 'Customer service AI' },
  { value: 'data-processing', label: 'Data processing' },
  { value: 'custom-solutions', label: 'Custom solutions' },
  { value: 'consultation', label: 'Consultation' },
] as const

export const budgets = [
  { value: 'under-10k', label: 'Under $10,000' },
  { value: '10k-25k', label: '$10,000 – $25,000' },
  { value: '25k-50k', label: '$25,000 – $50,000' },
  { value: '50k-100k', label: '$50,000 – $100,000' },
  { value: 'over-100k', label: 'Over $100,000' },
] as const

/** Most characters a visitor may type as the message; a line break is one, however it was sent. */
export const contactMessageLimit = 10_000
/** Room for what {@link composeContactMessage} puts before them; it is not the visitor's to count. */
export const contactPrefixRoom = 200

export const contactFields = {
  name: { label: 'Name', kind: 'name', required: true },
  email: { label: 'Email', kind: 'email', required: true },
  company: { label: 'Company', kind: 'organization' },
  projectType: { label: 'Project type', kind: 'choice', options: projectTypes },
  budget: { label: 'Budget', kind: 'choice', options: budgets },
  message: { label: 'Message', kind: 'lines', required: true, most: contactMessageLimit },
} as const satisfies FormFields

export type ContactFormValues = ValuesOf<typeof contactFields>

export const emptyContactForm = emptyForm(contactFields)

/**
 * What keeps a message from being sent, found before it is (public-site.md §5); `missing` is whether a
 * required field is blank, which the specification's toast says of the form as a whole.
 */
export const contactProblems = (values: ContactFormValues) => ({
  missing: isIncomplete(contactFields, values),
  fields: fieldProblems(contactFields, values),
})

const inWords = (count: number) => count.toLocaleString('en-US')

/** The count is shown from here on. */
const countedFrom = 9_000
/** How few characters are left when those who only hear the page are told, once each. */
const milestones = [100, 500, 1_000]

/**
 * How far a message is from its limit: what is seen, which changes with every character, and what
 * is said aloud, which changes only at a milestone. Both are empty while there is room.
 */
export function messageCount(message: string): { over: number; seen: string; liveMessage: string } {
  const { length } = typedText(message)
  const left = contactMessageLimit - length
  const over = Math.max(0, -left)
  if (length < countedFrom) return { over, seen: '', liveMessage: '' }
  const seen = `${inWords(length)} of ${inWords(contactMessageLimit)} characters`
  if (over > 0) {
    const liveMessage = `The message is longer than ${inWords(contactMessageLimit)} characters.`
    return { over, seen: `${seen}, ${inWords(over)} too many`, liveMessage }
  }
  const milestone = milestones.find((most) => left <= most) ?? 0
  return { over, seen, liveMessage: `At most ${inWords(milestone)} characters are left.` }
}

/** What a sent message is answered with, word for word of public-site.md §8. */
export const contactSentToast = {
  title: 'Message Sent!',
  description: `Thank you! We'll be in touch ${answerInWords}.`,
} as const

const notSpecified = 'Not specified'

/** One string of what the visitor came about (content/topics.ts), project type, budget and the visitor's own words (public-site.md §7, POST /api/leads). */
export function composeContactMessage(
  values: Pick<ContactFormValues, 'projectType' | 'budget' | 'message'>,
  about = '',
): string {
  return [
    ...(about ? [`About: ${about}`] : []),
    `Project Type: ${values.projectType || notSpecified}`,
    `Budget: ${values.budget || notSpecified}`,
    '',
    typedText(values.message),
  ].join('\n')
}

/** The lead that a message makes, as the call for one takes it. */
export const contactLead = (
  { projectType, budget, message, ...who }: ContactFormValues,
  about: string,
) => ({
  ...who,
  source: contactFormSource,
  message: composeContactMessage({ projectType, budget, message }, about),
})

/** The lines that the contact form writes above the visitor's own words (contact-form.ts). */
const prefix = /^(?:(?:About|Project Type|Budget): .*(?:\n|$))+/

/** What a visitor wrote themselves, without what they chose in the form. */
export const ownWords = (message: string | null): string =>
  (message ?? '').replace(prefix, '').trim()

/** The budget that a visitor chose in the form; empty where they chose none. */
export const chosenBudget = (message: string | null): string =>
  /^Budget: (\S+)$/m.exec(message ?? '')?.[1] ?? ''
