import { answerInWords } from '#shared/response-time.ts'
import type { page } from '#shared/routes.ts'
import type { MetaCopy } from '../types/common.ts'

/** The pages with one fixed address; those of a service or industry carry their own `meta`. */
export type StaticPage = {
  [Key in keyof typeof page]: (typeof page)[Key] extends string ? Key : never
}[keyof typeof page]

/** What search engines and link previews are told about each page (public-site.md §2, Page metadata). */
export const pageMeta = {
  home: {
    title: 'AI and Workflow Automation',
    description:
      'We connect the tools you already use so orders, inquiries and invoices move by themselves. Free automation audit, live in two to six weeks.',
    keywords: [
      'AI automation',
      'workflow automation',
      'business process automation',
      'integration',
    ],
  },
  services: {
    title: 'Automation Services',
    description:
      'Workflow, chatbot, data, marketing, sales, document, finance and HR automation, each starting from a measured process and built to be yours.',
    keywords: ['automation services', 'workflow consulting', 'AI services', 'integration services'],
  },
  industries: {
    title: 'Industries We Automate',
    description:
      'Automation for healthcare, e-commerce, manufacturing, finance, real estate, education, logistics and professional services, with typical figures.',
    keywords: ['industry automation', 'healthcare automation', 'logistics automation'],
  },
  resources: {
    title: 'Free Automation Resources',
    description:
      'A readiness checklist, an efficiency audit and industry templates, free and useful on their own, with a monthly newsletter on office workflows.',
    keywords: ['automation resources', 'readiness checklist', 'workflow templates', 'newsletter'],
  },
  subscribed: {
    title: 'Subscribed',
    description: 'Your subscription to our monthly newsletter has arrived.',
    keywords: ['newsletter'],
  },
  about: {
    title: 'About Us',
    description:
      'A small Chicago firm that joins business tools: we measure first, automate the carrying, leave judgment to people and hand over what we build.',
    keywords: ['automation consultancy', 'about', 'Chicago automation firm'],
  },
  pricing: {
    title: 'Pricing and Plans',
    description:
      'Seven plans from $299 a month, with no charge per run and 15% less on annual billing. Platform costs, partner benefits and an ROI calculator.',
    keywords: ['automation pricing', 'workflow automation cost', 'ROI calculator'],
  },
  caseStudies: {
    title: 'Case Studies',
    description:
      'Four automation projects with before-and-after figures and the hard parts left in: a city, a dental group, a distributor and a heating contractor.',
    keywords: ['automation case studies', 'success stories', 'municipal permit automation'],
  },
  contact: {
    title: 'Contact',
    description: `Write to us about the work you would like to stop doing by hand. A person reads every message and answers ${answerInWords}.`,
    keywords: ['contact', 'automation consultation', 'automation inquiry'],
  },
  contactSent: {
    title: 'Message Sent',
    description: `Your message has arrived. We answer ${answerInWords}.`,
    keywords: ['message sent'],
  },
  leadMagnets: {
    title: 'Free Checklist, Audit and Templates',
    description:
      'Three free resources for planning automation: a twenty-point checklist, an eight-minute efficiency audit and six industry templates.',
    keywords: ['free automation checklist', 'free efficiency audit', 'free workflow templates'],
  },
  checklist: {
    title: 'Automation Readiness Checklist',
    description:
      'Twenty points to settle before you automate, with guidance for each, a score you can read and a PDF for the meeting. Free.',
    keywords: [
      'automation readiness checklist',
      'automation assessment',
      'process automation plan',
    ],
  },
  templates: {
    title: 'Industry Workflow Templates',
    description:
      'Six workflow templates with steps, field mapping, set-up guide and pitfalls: orders, patients, property leads, quality, invoices, enrollment.',
    keywords: ['workflow templates', 'automation templates', 'industry templates'],
  },
  audit: {
    title: 'Free Efficiency Audit',
    description:
      'Four short pages, about eight minutes: see what manual work costs you per week, month and year, what automation would save and where to begin.',
    keywords: ['efficiency audit', 'automation audit', 'manual work cost'],
  },
  auditSample: {
    title: 'A Sample Audit Report',
    description:
      'What the efficiency audit answers with, shown with the hours of a firm that does not exist.',
    keywords: ['efficiency audit sample'],
  },
  roiCalculator: {
    title: 'Automation ROI Calculator',
    description:
      'Three numbers from your office give yearly savings, return on cost and efficiency gain, with a chart and a link you can share. Nothing is sent.',
    keywords: ['automation ROI calculator', 'automation savings calculator'],
  },
  schedule: {
    title: 'Schedule Your Strategy Call',
    description:
      'Thirty minutes with somebody who builds automations: your process, what could run by itself and what it would return. Free, no commitment.',
    keywords: ['schedule consultation', 'strategy call', 'automation consultation'],
  },
  callRequested: {
    title: 'Request Received',
    description: `Your request for a call has arrived. We confirm a time ${answerInWords}.`,
    keywords: ['request received'],
  },
  terms: {
    title: 'Terms of Service',
    description:
      'The terms for using this website and our services: availability, billing, ownership, liability, termination and contact.',
    keywords: ['terms of service'],
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What we collect when you use this website, why, how long we keep it, and how to have it corrected, exported or erased.',
    keywords: ['privacy policy', 'data protection'],
  },
  security: {
    title: 'Security and Data',
    description:
      'Where what you send us is kept, who can see it, for how many days, how it is backed up, and how it is erased. In plain words.',
    keywords: ['security', 'data retention', 'backups', 'data erasure'],
  },
} as const satisfies Record<StaticPage, MetaCopy>

/** Pages without an address of their own; they are never indexed. */
export const errorPageMeta = {
  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    keywords: ['not found'],
  },
  serviceNotFound: {
    title: 'Service Not Found',
    description: 'There is no service at this address.',
    keywords: ['not found'],
  },
  industryNotFound: {
    title: 'Industry Not Found',
    description: 'There is no industry at this address.',
    keywords: ['not found'],
  },
} as const satisfies Record<string, MetaCopy>
