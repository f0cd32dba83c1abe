import type { Industry } from '../types/industry.ts'

export const realEstate = {
  id: 'real-estate',
  name: 'Real Estate',
  summary:
    'Inquiries answered while they are warm, viewings booked, leases renewed and repairs tracked, for brokers and property managers.',
  icon: 'House',
  title: 'Automation for Real Estate',
  subtitle: 'First to answer, never late with a renewal',
  description: [
    'In real estate the first useful answer usually gets the viewing. Portals send inquiries in nine formats at all hours, agents are in cars, and the reply waits until evening. On the management side the same people track renewals in a calendar and repairs in text messages.',
    'We join portals, calendars, CRM and property systems so that an inquiry is answered with real viewing times in under a minute, and a renewal or a repair has an owner and a date from the moment it begins. Screening follows fair-housing rules: same questions, same order, decisions by people.',
  ],
  metrics: { timeSaved: '16 hours', costReduction: '26%', efficiency: '41%' },
  features: [
    'Portal, website and phone inquiries in one queue',
    'Instant answers with open viewing times',
    'Viewing routes planned by neighborhood',
    'Offer and contract packs with deadlines tracked',
    'Renewals opened 120 days ahead with market rent',
    'Repairs from photo to invoice, with access arranged',
    'Owner statements produced and sent on the 5th',
    'Listings published once to every portal',
  ],
  benefits: [
    {
      icon: 'Reply',
      title: 'Answered in under a minute',
      description:
        'Day or night, with times that are really free. The agent takes over at the first personal question.',
    },
    {
      icon: 'CalendarClock',
      title: 'No missed dates',
      description:
        'Inspection, financing and closing deadlines are read from the contract and watched for every party.',
    },
    {
      icon: 'Wrench',
      title: 'Repairs that close',
      description:
        'Tenants see progress, vendors get access and photos, and the invoice is matched to the agreed quote.',
    },
  ],
  useCases: [
    'Portal inquiry to booked viewing',
    'Buyer nurture over months, with saved searches',
    'Transaction checklists from accepted offer to closing',
    'Tenant applications collected and checked for completeness',
    'Lease renewals and rent reviews',
    'Maintenance requests and vendor dispatch',
    'Move-in and move-out inspections with photo comparison',
    'Owner reporting and distributions',
  ],
  caseStudy: {
    company: 'Larkmoor Residential',
    challenge:
      'A manager of 1,150 units and a brokerage of nine agents answered portal inquiries in five hours on average. One renewal in eight was opened after the notice date.',
    solution:
      'A single inquiry queue with instant viewing slots, renewals opened 120 days ahead with a suggested rent, and repair tickets that collect photos, access and approval before a vendor is called.',
    results: [
      {
        text: 'Median first answer down from 5 hours to 48 seconds',
        drawn: { thread: 'One thread, five minutes', before: 60, after: 0.16 },
      },
      { text: 'Viewings per inquiry up by 37%' },
      {
        text: 'Late renewals down from 12% to under 1%',
        drawn: { thread: 'One thread, one lease of 100', of: 100, before: 12, after: 1 },
      },
      { text: '19 days less vacancy per turned unit' },
    ],
  },
  meta: {
    title: 'Real Estate Automation',
    description:
      'Portal inquiries answered in under a minute, viewings booked, renewals and repairs tracked, for brokers and property managers.',
    keywords: ['real estate automation', 'property management automation', 'lead response'],
  },
} as const satisfies Industry
