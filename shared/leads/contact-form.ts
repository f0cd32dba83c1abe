import { isBlank } from '../blank.ts'
import { emailProblem, malformedEmailMessage } from '../email-rule.ts'
import { answerInWords } from '../response-time.ts'

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

export type ContactFormValues = {
  name: string
  email: string
  company: string
  projectType: string
  budget: string
  message: string
}

export const emptyContactForm: ContactFormValues = {
  name: '',
  email: '',
  company: '',
  projectType: '',
  budget: '',
  message: '',
}

/** Most characters a visitor may type as the message; a line break is one, however it was sent. */
export const contactMessageLimit = 10_000
/** Room for what {@link composeContactMessage} puts before them; it is not the visitor's to count. */
export const contactPrefixRoom = 200

const typedMessage = (message: string) => message.replaceAll('\r\n', '\n').trim()

export type ContactProblems = {
  /** Whether a required field is blank, which the specification's toast says of the form as a whole. */
  missing: boolean
  /** What is wrong at each field, in the order of the form. */
  fields: Partial<Record<'name' | 'email' | 'message', string>>
}

/** What keeps a message from being sent, found before it is (public-site.md §5). */
export function contactProblems({ name, email, message }: ContactFormValues): ContactProblems {
  const fields: ContactProblems['fields'] = {}
  if (isBlank(name)) fields.name = 'Name is required.'
  const wrong = emailProblem(email)
  if (wrong) fields.email = wrong === 'empty' ? 'Email is required.' : malformedEmailMessage
  if (isBlank(message)) fields.message = 'Message is required.'
  else if (messageCount(message).over > 0) {
    fields.message = `Message can have at most ${inWords(contactMessageLimit)} characters.`
  }
  return { missing: [name, email, message].some(isBlank), fields }
}

const inWords = (count: number) => count.toLocaleString('en-US')

/** The count is shown from here on. */
const countedFrom = 9_000
/** How few characters are left when those who only hear the page are told, once each. */
const milestones = [100, 500, 1_000]

/**
 * How far a message is from its limit: what is seen, which changes with every character, and what
 * is said aloud, which changes only at a milestone. Both are empty while there is room.
 */
export function messageCount(message: string): { over: number; seen: string; said: string } {
  const { length } = typedMessage(message)
  const left = contactMessageLimit - length
  const over = Math.max(0, -left)
  if (length < countedFrom) return { over, seen: '', said: '' }
  const seen = `${inWords(length)} of ${inWords(contactMessageLimit)} characters`
  if (over > 0) {
    const said = `The message is longer than ${inWords(contactMessageLimit)} characters.`
    return { over, seen: `${seen}, ${inWords(over)} too many`, said }
  }
  const milestone = milestones.find((most) => left <= most) ?? 0
  return { over, seen, said: `At most ${inWords(milestone)} characters are left.` }
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
    typedMessage(values.message),
  ].join('\n')
}

/** The lines that the contact form writes above the visitor's own words (contact-form.ts). */
const prefix = /^(?:(?:About|Project Type|Budget): .*(?:\n|$))+/

/** What a visitor wrote themselves, without what they chose in the form. */
export const ownWords = (message: string | null): string =>
  (message ?? '').replace(prefix, '').trim()

/** The budget that a visitor chose in the form; empty where they chose none. */
export const chosenBudget = (message: string | null): string =>
  /^Budget: (\S+)$/m.exec(message ?? '')?.[1] ?? ''
