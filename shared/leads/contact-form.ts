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

const requiredFields = ['name', 'email', 'message'] as const

/** The required fields that are still blank, in the order of the form (public-site.md §5). */
export function missingContactFields(values: ContactFormValues): (typeof requiredFields)[number][] {
  return requiredFields.filter((field) => values[field].trim() === '')
}

const notSpecified = 'Not specified'

/** One string of project type, budget and the visitor's own words (public-site.md §7, POST /api/leads). */
export function composeContactMessage(
  values: Pick<ContactFormValues, 'projectType' | 'budget' | 'message'>,
): string {
  return [
    `Project Type: ${values.projectType || notSpecified}`,
    `Budget: ${values.budget || notSpecified}`,
    '',
    values.message.trim(),
  ].join('\n')
}
