import { answerInWords } from '#shared/response-time.ts'
import { page } from '#shared/routes.ts'
import type { CopyLink } from '../types/common.ts'

export const servicesPage = {
  heading: 'Services',
  label: ['Live in two to six weeks', 'In your own accounts'],
  introduction:
    'Eight kinds of work we do again and again. Each starts with a measured process and ends with one that runs by itself and is yours.',
  card: { link: 'Read more', action: { label: 'Get Started', href: page.schedule } },
  more: {
    title: 'Also asked for',
    introduction: 'Narrower jobs, or the same ones under the name people search for.',
  },
  flows: {
    title: 'Follow one record from tool to tool',
    introduction:
      'Choose a flow and start it, or select a tool to see what it receives, sends and sets off.',
  },
  closing: {
    title: 'Something else in mind?',
    text: 'The list is what we are asked for most. Tell us what you would like to stop doing by hand.',
    action: { label: 'Contact Us', href: page.contact },
  },
} as const satisfies {
  heading: string
  label: readonly string[]
  introduction: string
  card: { link: string; action: CopyLink }
  more: { title: string; introduction: string }
  flows: { title: string; introduction: string }
  closing: { title: string; text: string; action: CopyLink }
}

/** Headings and buttons of every service page. */
export const servicePage = {
  featuresHeading: 'What is included',
  example: {
    label: 'At work',
    note: 'An example. Names and figures are invented, the steps are what we build.',
    speakers: { visitor: 'Customer', assistant: 'Assistant', person: 'Your colleague' },
    source: 'From',
    forPerson: 'for a person',
  },
  benefitsHeading: 'What changes',
  useCasesHeading: 'Where it is used',
  faqHeading: 'Asked before starting',
  relatedHeading: 'Often combined with',
  closing: {
    title: 'Which job would you hand over first?',
    text: `Describe it in a paragraph. You hear from us ${answerInWords}: what it would take, or what we would need to know.`,
  },
  actions: {
    schedule: { label: 'Schedule a Call', href: page.schedule },
    caseStudies: { label: 'See Case Studies', href: page.caseStudies },
    contact: { label: 'Contact Us', href: page.contact },
    roi: { label: 'Calculate Your ROI', href: page.roiCalculator },
  },
} as const

/** An unknown slug (public-site.md §2, §8). */
export const serviceNotFound = {
  heading: 'Service Not Found',
  text: 'There is no service at this address. It may have been renamed.',
  action: { label: 'Back to Services', href: page.services },
} as const satisfies { heading: string; text: string; action: CopyLink }
