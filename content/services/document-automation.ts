import type { Service } from '../types/service.ts'

export const documentAutomation = {
  id: 'document-automation',
  title: 'Document Automation',
  subtitle: 'Read what comes in, write what goes out, file both where they belong',
  summary:
    'Invoices, forms and delivery notes read and checked as they arrive; contracts and reports produced from your data; everything filed by rule.',
  description: [
    'Paper did not disappear, it became PDF. We set up reading of the documents that arrive, by mail, scan or phone photo, so that the fields you need land in the system that needs them. Each value carries a confidence figure, and anything below your threshold goes to a person with the spot on the page highlighted.',
    'In the other direction we turn your contracts, proposals, certificates and reports into templates filled from live data, sent for signature and filed under the right client with the right retention date.',
  ],
  icon: 'FileText',
  features: [
    'Reading of PDFs, scans, photos and handwriting, with confidence per field',
    'Checks against orders, price lists and arithmetic before anything is booked',
    'A review screen that shows the field beside its place on the page',
    'Contracts and proposals from templates with clause rules',
    'Electronic signature with reminders',
    'Filing by client, type and date, with retention periods',
  ],
  benefits: [
    {
      title: 'Minutes per document, not per page',
      description: 'Reviewing five doubtful fields takes under a minute. Typing forty takes eight.',
    },
    {
      title: 'Mistakes caught at the door',
      description:
        'A total that does not add up or an order number that does not exist is flagged on arrival, before it is paid.',
    },
    {
      title: 'Found in one search',
      description:
        'Text and fields are indexed, so the 2022 lease with the odd clause turns up by its clause.',
    },
  ],
  useCases: [
    'Supplier invoices read, matched to purchase orders and queued for approval',
    'Delivery notes photographed at the dock and attached to the order',
    'Insurance cards and intake forms read before the visit',
    'Inspection reports written from a phone checklist with photos in place',
    'Engagement letters produced, signed and filed per client',
    'Permit applications checked for completeness on the day they arrive',
  ],
  faqs: [
    {
      question: 'How accurate is the reading?',
      answer:
        'It depends on your documents, so we measure it on a few hundred of yours before you commit. Printed invoices usually reach 97 to 99 percent of fields; handwriting is lower, and we say by how much.',
    },
    {
      question: 'Can it handle layouts it has not seen?',
      answer:
        'Yes. Current models read by meaning, so a new supplier does not need a new template. The checks against orders and totals protect you when a layout is misleading.',
    },
    {
      question: 'Are generated contracts legally safe?',
      answer:
        'The wording is yours and approved by your counsel; we automate which clauses appear and what fills them. Every produced document records the template version it came from.',
    },
  ],
  startingPrice: 349,
  meta: {
    title: 'Document Automation Services',
    description:
      'Read invoices, forms and delivery notes as they arrive, produce contracts from live data and file both by rule. From $349 a month.',
    keywords: ['document automation', 'invoice data capture', 'contract generation', 'OCR'],
  },
} as const satisfies Service
