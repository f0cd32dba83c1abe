import { page } from '#shared/routes.ts'
import type { TemplateGuide } from '#shared/templates/template.ts'
import { ecommerceOrderProcessing } from './ecommerce-order-processing.ts'
import { educationStudentEnrollment } from './education-student-enrollment.ts'
import { financialInvoiceProcessing } from './financial-invoice-processing.ts'
import { healthcarePatientOnboarding } from './healthcare-patient-onboarding.ts'
import { manufacturingQualityControl } from './manufacturing-quality-control.ts'
import { realEstateLeadManagement } from './real-estate-lead-management.ts'

/** The six templates, in the order of public-site.md §3. */
export const templates: readonly TemplateGuide[] = [
  ecommerceOrderProcessing,
  healthcarePatientOnboarding,
  realEstateLeadManagement,
  manufacturingQualityControl,
  financialInvoiceProcessing,
  educationStudentEnrollment,
]

/** The template of an id, which may come from a submission and so may be unknown. */
export function findTemplate(id: string): TemplateGuide | undefined {
  return templates.find((template) => template.id === id)
}

export const templatesPage = {
  heading: 'Industry templates',
  introduction:
    'Six workflows we have built more than once, written down so that you can build them yourself: the steps, the fields, a set-up guide and what to watch out for.',
  search: { label: 'Search templates', placeholder: 'Invoice, Shopify, reminders…' },
  filters: { industry: 'Industry', level: 'Complexity' },
  timeSaved: 'Time saved',
  roiIncrease: 'ROI increase',
  emailLabel: 'Email address',
  emailPlaceholder: 'name@company.com',
  get: 'Get Template',
  sending: 'Sending...',
  note: 'The file downloads at once, opens in any browser and prints on four or five pages. Names and marks of platforms belong to their owners.',
  sent: 'Template sent to your email!',
  sentText: 'The file is also among your downloads.',
  sentHeld:
    'This site can not send email yet: yours waits until it can. The file is among your downloads.',
  pdf: 'Save it as a PDF',
  schedule: 'Schedule Implementation Call',
  notSent:
    'The file is among your downloads, but we could not send the email. Your address is still here.',
  retry: 'Try the Email Again',
  count: (shown: number, all: number) => `${shown} of ${all} templates`,
  clear: 'Clear Filters',
  noScript: {
    download: 'Download the guide as a PDF',
    ask: 'Ask us to send the template',
  },
  closing: {
    title: 'Not sure which one is yours?',
    text: 'The audit tells you in eight minutes where your hours go. Or describe the work, and we tell you which template comes closest, and whether you need one.',
    actions: [
      { label: 'Start the Audit', href: page.audit },
      { label: 'Contact Us', href: page.contact },
    ],
  },
} as const
