import { answerInWords } from '#shared/response-time.ts'
import { brand } from '../brand.ts'
import type { LegalDocument } from '../types/legal.ts'

const firm = brand.legalName
const { street, city, region, postalCode } = brand.address

/** Terms of service: eleven sections with the promises of public-site.md §2. */
export const termsOfService = {
  heading: 'Terms of Service',
  lastUpdated: 'January 15, 2024',
  lastUpdatedIso: '2024-01-15',
  summary: `The rules for using this website and for working with ${firm}. We have tried to write them so that they can be read.`,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      blocks: [
        `These terms are an agreement between you and ${firm} (“we”). You accept them by using this website, by ordering a service from us, or by signing an order that refers to them. If you act for a company, you confirm that you may bind it, and “you” means that company.`,
        'If you do not agree, please do not use the website or our services. Where a signed order says something different from these terms, the order comes first.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        'We advise on, design, build, operate and maintain automations between software that you choose. What is built, for which systems, by when and at what price is written in an order.',
        'This website also offers calculators, an efficiency audit, a checklist and templates, free of charge. They are general information. Their figures are estimates drawn from what you enter and from typical values; they are not a quotation or a promise of results.',
        'Our 90-day ROI guarantee holds for every project we build. Its order states the baseline, the target and how both are measured. Should measured savings not have covered your fees for the project by the 90th day after launch, we continue to work on it without charge until they have. That is the whole remedy under the guarantee.',
      ],
    },
    {
      id: 'responsibilities',
      title: 'Your responsibilities',
      blocks: [
        'You agree to:',
        {
          list: [
            'give us the information, decisions and access the work needs, in reasonable time;',
            'hold valid licenses for your own software and follow its terms;',
            'have the right to process the data you ask us to process, and tell us about legal duties that apply to it;',
            'keep passwords and access codes safe, and tell us at once if one may be known to others;',
            'keep backups of your own systems, and name a person who can decide on exceptions;',
            'not use the website or a service for anything unlawful, to harm others, or to test or disturb its security without our written consent.',
          ],
        },
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        'We aim for 99.9% uptime, measured per calendar month, of the website and of the automations we operate. This is an aim and not a warranty, unless your order contains service levels with their own remedies.',
        'Planned maintenance that we announce at least two days ahead, failures of third-party platforms, of your systems or of the internet, and events beyond our reasonable control do not count against it. When something we operate fails, we work on it without delay and tell you what happened.',
      ],
    },
    {
      id: 'billing',
      title: 'Billing and payment',
      blocks: [
        'Plans are billed monthly or annually, in advance, as chosen in your order. Annual billing carries the discount shown on the pricing page on the day you order. Prices are in US dollars, without taxes, which are added where the law asks for them.',
        'Fees are non-refundable, including for periods that you do not use in full, except where the law requires a refund. Subscriptions of third-party platforms are billed to you by their vendors.',
        'We may change prices. We give you at least 30 days notice of a price change by email; it takes effect at your next billing period after that notice, and you may end the plan before then.',
        'Invoices are due within 14 days. If one remains unpaid for 30 days after a reminder, we may pause the services it concerns until it is paid.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Your data, systems and confidential information stay yours. What we build specifically for you (workflows, configurations, mappings and documents) becomes yours when it has been paid for.',
        'General tools, components and know-how that we bring or improve along the way stay ours. You receive a permanent, non-exclusive right to use them as part of what we built for you.',
        `The text, pictures, name and design of this website belong to ${firm}. You may use downloaded templates and checklists inside your own organization and change them as you like; please do not sell or publish them as your own.`,
        'Names and marks of platforms that we show belong to their owners. They say what we work with; their owners neither sponsor nor endorse us.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We perform our services with reasonable skill and care. Beyond that, and to the extent the law permits, the website and the services are provided as they are, without further warranties.',
        'Neither side is liable to the other for lost profits, lost data that a usual backup would have preserved, or indirect and consequential damages. Our total liability for all claims in any twelve months is limited to the fees you paid us in those twelve months; for use of the free website alone it is limited to 100 US dollars.',
        'These limits do not apply to intent, gross negligence, breach of confidentiality, or anything for which the law does not allow a limit.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You may end a monthly plan at the end of any paid month and an annual plan at the end of the paid year, by email to us. We may end a plan with 30 days notice to the end of a billing period. Either side may end it at once if the other seriously breaches these terms and does not put that right within 14 days of being asked.',
        'When a plan ends we hand over what belongs to you, with its documentation, and remove our access within ten working days. Personal data that we hold for you is deleted within 90 days, as our privacy policy describes. Sections on intellectual property, liability and governing law continue to apply.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        `These terms are governed by the law of the State of Illinois, United States, without its conflict-of-law rules. The courts in ${city}, Illinois have jurisdiction, unless mandatory law gives you the right to another court.`,
        'Before going to court, each side gives the other 30 days to resolve the matter by talking. If a provision turns out to be invalid, the others remain in force.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms. The date at the top shows the current version. If a change affects a running order to your disadvantage, we tell you by email at least 30 days before; you may object within that time, and the earlier version then applies until the order ends.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Questions about these terms: ${brand.email}, ${brand.phone.display}, or ${firm}, ${street}, ${city}, ${region} ${postalCode}. Every message gets a first answer ${answerInWords}; one about these terms is answered in full within 48 hours, because we check it before.`,
      ],
    },
  ],
} as const satisfies LegalDocument
