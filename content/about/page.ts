import { page } from '#shared/routes.ts'
import { brand } from '../brand.ts'
import type { CopyLink } from '../types/common.ts'
import type { IconName } from '../types/icon.ts'

export type AboutStat = { value: string; label: string; note: string }

/** A value whose benefits show on hover and focus (public-site.md §2, /about). */
export type CoreValue = {
  id: string
  icon: IconName
  title: string
  description: string
  benefits: readonly string[]
}

export type PurposeCard = {
  id: 'mission' | 'vision' | 'goal' | 'promise'
  icon: IconName
  title: string
  text: string
}

export const aboutPage = {
  heading: `${brand.name} joins tools\ninto one cloth`,
  label: [brand.address.street, `${brand.address.city}, ${brand.address.region}`],
  introduction: `We are a small firm in ${brand.address.city}. We sit with the people who do the work, write down what really happens, and build the part that a machine should carry.`,
  story: [
    'The firm began with a favor. A freight broker down the street had five people typing load sheets from email into a board, and asked whether a computer could read them. It could, mostly. What took the time was the other part: the sheets that were wrong, the customers who called instead, the one dispatcher whose judgment nobody had written down.',
    'We have worked that way since. A loom does not decide the pattern. It keeps every thread in order so that the weaver can. Good automation does the same for an office: it keeps the threads in order and leaves the pattern to people.',
    'We stay small on purpose. The person who maps your process also builds it and mends it; at night and on weekends a colleague is on call.',
  ],
  /** What the drawing of it shows. */
  workshop:
    'Drawing of the workshop: an engineer at her machine and a former bookkeeper over the book, a former dispatcher on the line with the thread in hand, a weaver at the loom, and a colleague at the window, on call. One of six aprons hangs on its hook.',
  valuesHeading: 'What we hold to',
  purposeHeading: 'Where this is going',
} as const

/** The rotating strip; figures are public-site.md §9's. */
export const aboutStats = [
  { value: '10+', label: 'projects in development', note: 'Each with a named engineer' },
  {
    value: '5+',
    label: 'team members',
    note: 'Engineers, one former dispatcher, one former bookkeeper',
  },
  {
    value: '24/7',
    label: 'support commitment',
    note: 'Someone is on call for every live workflow',
  },
  { value: '100%', label: 'dedication', note: 'Automation for offices is all we do' },
] as const satisfies readonly [AboutStat, AboutStat, AboutStat, AboutStat]

/** The three core values (public-site.md §2, /about). */
export const coreValues = [
  {
    id: 'innovation-first',
    icon: 'Lightbulb',
    title: 'Innovation First',
    description:
      'We try new methods early, on our own work, and bring you those that survived a month of it.',
    benefits: [
      'New models tested on your cases before you rely on them',
      'Old tools kept where they still do the job',
      'No experiment on live data without a way back',
    ],
  },
  {
    id: 'results-driven',
    icon: 'Target',
    title: 'Results Driven',
    description:
      'A project begins with a measurement and ends with the same measurement. What lies between is engineering.',
    benefits: [
      'Baseline and target in writing before we build',
      'A monthly figure instead of a monthly story',
      'ROI guaranteed within 90 days',
    ],
  },
  {
    id: 'partnership-approach',
    icon: 'Handshake',
    title: 'Partnership Approach',
    description:
      'Your people know the exceptions; we know the tools. Neither builds anything good alone.',
    benefits: [
      'One owner from your team in every project',
      'Training and documents as part of the price',
      'Everything runs in your accounts and stays yours',
    ],
  },
] as const satisfies readonly [CoreValue, CoreValue, CoreValue]

export const purposeCards = [
  {
    id: 'mission',
    icon: 'Compass',
    title: 'Our mission',
    text: 'To take the carrying of data off people’s desks, so that their days hold more of the work they were hired for.',
  },
  {
    id: 'vision',
    icon: 'Telescope',
    title: 'Our vision',
    text: 'Offices of twenty people with systems as well joined as those of firms a hundred times their size.',
  },
  {
    id: 'goal',
    icon: 'Flag',
    title: 'Our goal',
    text: 'Fifteen hours a week back for every person whose work we touch, counted and not estimated.',
  },
  {
    id: 'promise',
    icon: 'BadgeCheck',
    title: 'Our promise',
    text: 'We tell you what not to automate, we say when we are wrong, and what we build belongs to you.',
  },
] as const satisfies readonly [PurposeCard, PurposeCard, PurposeCard, PurposeCard]

/** Products by name and mark; naming implies no endorsement by their makers. */
export const partnerRow = {
  title: 'Platforms we build on',
  note: 'Names and marks belong to their owners, who do not sponsor this site.',
  partners: [
    { name: 'Make', kind: 'Workflow platform' },
    { name: 'Zapier', kind: 'Workflow platform' },
    { name: 'Microsoft', kind: 'Software' },
    { name: 'Google', kind: 'Software' },
    { name: 'Salesforce', kind: 'Software' },
    { name: 'Shopify', kind: 'E-commerce platform' },
    { name: 'OpenAI', kind: 'AI provider' },
  ],
} as const

export const aboutClosing = {
  title: 'Meet us over one real process',
  text: 'Bring the task your team likes least. In thirty minutes you will know what it costs and whether we would touch it.',
  primary: { label: 'Schedule a Consultation', href: page.schedule },
  secondary: { label: 'Contact Us', href: page.contact },
} as const satisfies { title: string; text: string; primary: CopyLink; secondary: CopyLink }
