import type { Industry } from '../types/industry.ts'

export const logistics = {
  id: 'logistics',
  name: 'Logistics',
  summary:
    'Load tenders, dispatch, proof of delivery and detention claims handled while the truck is still moving.',
  icon: 'Truck',
  title: 'Automation for Logistics & Distribution',
  subtitle: 'Paperwork that arrives before the truck does',
  description: [
    'A single load produces about thirty messages: tender, confirmation, appointment, check calls, proof of delivery, invoice. Dispatchers read and type most of them while also solving the day’s real trouble. We take the messages that follow a pattern and leave the trouble to people who are good at it.',
    'Rates, appointments and proofs come as email, EDI, portal and photo. We read all four and write to your transport or warehouse system, with a queue for whatever does not match.',
  ],
  metrics: { timeSaved: '24 hours', costReduction: '27%', efficiency: '43%' },
  features: [
    'Tenders read from email, EDI and portals and priced by lane',
    'Appointments booked in receiver portals',
    'Check calls replaced by position and exception messages',
    'Proof of delivery read and matched within minutes',
    'Detention and accessorial claims with time evidence',
    'Carrier papers and insurance checked before dispatch',
    'Freight bills audited against quote and contract',
    'Stock and order status shared with customers',
  ],
  benefits: [
    {
      icon: 'Route',
      title: 'More loads per dispatcher',
      description:
        'With check calls and appointments handled, a dispatcher moves from about 25 loads a day to 40 without a longer day.',
    },
    {
      icon: 'Receipt',
      title: 'Billed on the day',
      description:
        'The proof of delivery starts the invoice. Cash arrives a week and a half sooner.',
    },
    {
      icon: 'CircleDollarSign',
      title: 'Money no longer left behind',
      description:
        'Detention is claimed with arrival and departure times attached, inside the window the customer allows.',
    },
  ],
  useCases: [
    'Load tender to accepted and scheduled',
    'Dock appointments for inbound and outbound',
    'Late-risk alerts two hours ahead, with the customer told',
    'Proof of delivery capture and invoicing',
    'Detention, layover and lumper claims',
    'Carrier onboarding and insurance expiry',
    'Freight invoice audit',
    'Cycle counts triggered by exceptions',
  ],
  caseStudy: {
    company: 'Brackwater Freight Lines',
    challenge:
      'A regional carrier with 85 trucks typed 260 tenders a day, invoiced eight days after delivery and claimed less than a third of the detention it was owed.',
    solution:
      'Tenders read and priced by lane with one-click acceptance, receiver appointments booked by robot where there is no interface, proofs read from driver photos, and detention claims built from gate times.',
    results: [
      {
        text: 'Tender to answer in 4 minutes instead of 50',
        drawn: { thread: 'One thread, one minute', before: 50, after: 4 },
      },
      { text: 'Invoices out on the day of delivery for 91% of loads' },
      {
        text: 'Detention recovered up from 31% to 84%',
        drawn: { thread: 'One thread, one claim of 100', of: 100, before: 31, after: 84 },
      },
      { text: 'Two dispatchers moved to customer development' },
    ],
  },
  meta: {
    title: 'Logistics Automation',
    description:
      'Load tenders, appointments, proof of delivery, invoicing and detention claims automated for carriers, brokers and warehouses.',
    keywords: ['logistics automation', 'freight automation', 'proof of delivery automation'],
  },
} as const satisfies Industry
