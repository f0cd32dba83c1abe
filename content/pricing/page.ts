import { answerInWords } from '#shared/response-time.ts'
import { page } from '#shared/routes.ts'
import type { Benefit, CopyLink } from '../types/common.ts'
import type { PlatformCost } from '../types/pricing.ts'

export const pricingPage = {
  heading: 'Prices you can plan with',
  label: ['Seven plans, from $299 a month', 'No seat licenses, no charge per run'],
  introduction:
    'A fixed monthly fee for building, running and mending your workflows, with someone on call 24/7 in every plan. No seat licenses, no charge per run, and what we build stays yours.',
  categories: { automation: 'Automation Plans', enterprise: 'Enterprise Plans' },
  billing: { monthly: 'Monthly', annual: 'Annual', annualNote: 'Save 15% with annual billing' },
  perMonth: '/month',
  billedAnnually: 'per month, billed annually',
  billedMonthly: 'per month, billed monthly',
  annualInstead: (price: string) => `${price} with annual billing`,
  customPrice: 'Custom',
  customNote: 'agreed with you, in the contract',
  includes: (plan: string) => `Everything in ${plan}, plus`,
  compare: {
    title: 'Side by side',
    included: 'Included',
    none: '–',
    note: 'A dash: not named in this plan. Ask, and we will say what it takes.',
  },
  groupLabels: { plans: 'Kind of plan', billing: 'Billing' },
  perYear: (price: string) => `${price} once a year`,
  sales: `Call us in office hours, or write: a person answers ${answerInWords}.`,
  from: (price: string) => `from ${price}`,
  faqHeading: 'Asked about prices',
  faqNote: 'And what happens to your data?',
} as const

/** Typical costs of the platforms themselves, paid to their vendors (public-site.md §9). */
export const platformCosts = {
  title: 'Typical platform costs',
  introduction:
    'Our fee does not include the subscriptions of the platforms your workflows run on. You hold those accounts yourself, so you can leave us without leaving them.',
  items: [
    { name: 'Workflow platform', from: 9, note: 'Enough for about 10,000 steps a month' },
    { name: 'CRM', from: 20, note: 'Per user, with the interfaces we need' },
    { name: 'Language model use', from: 20, note: 'About 5,000 short documents read' },
  ],
} as const satisfies { title: string; introduction: string; items: readonly PlatformCost[] }

/** The partner premium section; "up to 40%" is public-site.md §9's claim. */
export const partnerBenefits = {
  title: 'Partner premium benefits',
  claim: 'Save up to 40% on platform licenses',
  introduction:
    'Several platforms give implementation partners better terms. We pass them on unchanged and show the list price beside them; we take no commission.',
  benefits: [
    {
      title: 'Partner rates',
      description:
        'Up to 40% off list prices on first-year licenses of workflow, CRM and help-desk platforms.',
    },
    {
      title: 'Longer trials',
      description:
        'Sixty or ninety days instead of fourteen, so a workflow proves itself before you pay for its platform.',
    },
    {
      title: 'Faster support',
      description:
        'Our partner lines reach the vendors’ engineers. When a connector breaks we are not in the general queue.',
    },
    {
      title: 'Early access',
      description:
        'We test announced changes in partner previews, before they reach your live workflows.',
    },
  ],
} as const satisfies {
  title: string
  claim: string
  introduction: string
  benefits: readonly Benefit[]
}

export const pricingServices = {
  title: 'Or start with one service',
  introduction: 'Each can be ordered alone and moved into a plan later at no extra cost.',
} as const

export const pricingClosing = {
  title: 'Not sure which plan?',
  text: 'Take the audit and see which hours are worth automating, or ask us in thirty minutes.',
  primary: { label: 'Take the Free Audit', href: page.audit },
  secondary: { label: 'Schedule a Consultation', href: page.schedule },
} as const satisfies { title: string; text: string; primary: CopyLink; secondary: CopyLink }
