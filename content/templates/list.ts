import type { TemplateContent } from '../types/template.ts'
import { ecommerceOrderProcessing } from './ecommerce-order-processing.ts'
import { educationStudentEnrollment } from './education-student-enrollment.ts'
import { financialInvoiceProcessing } from './financial-invoice-processing.ts'
import { healthcarePatientOnboarding } from './healthcare-patient-onboarding.ts'
import { manufacturingQualityControl } from './manufacturing-quality-control.ts'
import { realEstateLeadManagement } from './real-estate-lead-management.ts'

/** The six templates, in the order of public-site.md §3. */
export const templates: readonly TemplateContent[] = [
  ecommerceOrderProcessing,
  healthcarePatientOnboarding,
  realEstateLeadManagement,
  manufacturingQualityControl,
  financialInvoiceProcessing,
  educationStudentEnrollment,
]

/** The template of an id, which may come from a submission and so may be unknown. */
export function findTemplate(id: string): TemplateContent | undefined {
  return templates.find((template) => template.id === id)
}

export const templatesPage = {
  heading: 'Industry templates',
  introduction:
    'Six workflows we have built more than once, written down so that you can build them yourself: the steps, the fields, a set-up guide and what to watch out for.',
  search: { label: 'Search templates', placeholder: 'Invoice, Shopify, reminders…' },
  filters: { industry: 'Industry', level: 'Complexity' },
  levelHelp: {
    Low: 'One or two tools, a few days',
    Medium: 'Several tools, two to three weeks',
    High: 'Sensitive data or machines, four weeks and more',
  },
  timeSaved: 'Time saved',
  roiIncrease: 'ROI increase',
  emailLabel: 'Email address',
  note: 'The file opens in any browser and prints on four or five pages.',
} as const
