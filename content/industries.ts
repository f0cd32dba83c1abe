import type { IndustrySlug } from '#shared/routes.ts'

/** What each industry is called in menus, headings and titles. */
export const industryNames: Record<IndustrySlug, string> = {
  healthcare: 'Healthcare',
  ecommerce: 'E-commerce',
  manufacturing: 'Manufacturing',
  finance: 'Finance',
  'real-estate': 'Real Estate',
  education: 'Education',
  logistics: 'Logistics',
  'professional-services': 'Professional Services',
}

export type IndustryIntroduction = {
  /** The line under the name: the work this trade would rather not do by hand. */
  promise: string
  /** The meta description, at most about 155 characters. */
  summary: string
  paragraphs: readonly string[]
  /** Where a first project usually starts. */
  outcomes: readonly string[]
}

/** The introduction of each industry page. */
export const industryIntroductions: Record<IndustrySlug, IndustryIntroduction> = {
  healthcare: {
    promise: 'Front-desk time back for patients.',
    summary:
      'Automation for practices and clinics: intake, reminders, referrals and claims, with access rules and a trail for every record touched.',
    paragraphs: [
      'A patient fills in a form, a receptionist types it again, a clinician asks once more. We carry the answers from the first form into the record, check insurance while the patient is still choosing a time, and send reminders that can be answered.',
      'Health data asks for restraint. We move the least that a step needs, keep it where your agreements say it may be, and record who saw what.',
    ],
    outcomes: [
      'Intake forms that arrive in the record, coded',
      'Reminders that refill a cancelled slot',
      'Claims checked before they are sent',
    ],
  },
  ecommerce: {
    promise: 'A busy week that needs no extra hands.',
    summary:
      'Automation for online shops: one stock count, orders that ship and post themselves, and returns that close without a mail thread.',
    paragraphs: [
      'Growth in a shop is felt first in the back room: more channels, more returns, more questions about parcels. We join shop, warehouse, carriers and books, so that volume changes the numbers and not the working day.',
      'Customers notice it as promptness. The parcel is announced, the return label is there, the refund does not need asking for twice.',
    ],
    outcomes: [
      'Stock kept equal over shop, marketplaces and warehouse',
      'Order questions answered with live carrier data',
      'Fees, taxes and refunds booked per order',
    ],
  },
  manufacturing: {
    promise: 'The line talks to the office without a clipboard.',
    summary:
      'Automation for manufacturers: quality records, maintenance, orders and suppliers connected from the machine to the accounts.',
    paragraphs: [
      'Between the machine and the planning tool there is often a sheet of paper and a shift change. We bring readings, faults and counts into one place as they happen, and turn a drift into a maintenance order before it becomes scrap.',
      'Suppliers and customers see the effect as dates that hold. A late delivery is passed on with its consequences, not discovered by them.',
    ],
    outcomes: [
      'Quality records complete at the end of the shift',
      'Maintenance called by condition, not by calendar',
      'Supplier delays shown against the orders they touch',
    ],
  },
  finance: {
    promise: 'Checks done the same way every time, with the evidence attached.',
    summary:
      'Automation for finance teams and firms: client onboarding, document checks, reconciliation and reporting that stand up to review.',
    paragraphs: [
      'In finance the step is short and the proof is long. We automate both: the check runs, its sources and result are kept together, and a reviewer can follow the path without asking.',
      'Judgement stays with people. The routine cases pass by written rules; the rest arrive with the facts gathered and the doubtful point named.',
    ],
    outcomes: [
      'Client onboarding in days, with every document dated',
      'Reconciliation that lists differences by cause',
      'Reports rebuilt from source at the push of a button',
    ],
  },
  'real-estate': {
    promise: 'The first to answer usually shows the flat.',
    summary:
      'Automation for agents and managers: enquiries answered at once, viewings booked, contracts and tenants’ requests carried through.',
    paragraphs: [
      'Enquiries come from portals, forms and calls, mostly in the evening. We answer within a minute with the facts of that property, offer times that are really free and put the person, with history, in front of the right agent.',
      'After the handshake the paper starts: references, contract, deposit, keys. Each step starts the next, and everyone involved can see which one it is.',
    ],
    outcomes: [
      'Portal enquiries answered and qualified in minutes',
      'Viewings booked, confirmed and followed up',
      'Tenants’ requests on the right trade’s list with photographs',
    ],
  },
  education: {
    promise: 'Enrolment season without the overtime.',
    summary:
      'Automation for schools, colleges and training providers: applications, records, timetables and student support.',
    paragraphs: [
      'Applicants wait for a decision, staff wait for documents, and both ask by mail. We collect what is missing with clear requests, move complete applications forward at once, and show everyone where theirs stands.',
      'During the year the same threads carry attendance, payments and the early signs that a student needs a conversation, to the person who should have it.',
    ],
    outcomes: [
      'Applications complete before anyone reviews them',
      'Records the same in admissions, finance and learning tools',
      'Early notice of students who are slipping away',
    ],
  },
  logistics: {
    promise: 'Every shipment accounted for, from booking to bill.',
    summary:
      'Automation for carriers and forwarders: bookings, dispatch, tracking, proofs of delivery and invoicing in one flow.',
    paragraphs: [
      'A shipment passes six parties and six formats. We read the booking however it comes, plan it in the system you have, follow it with the carriers’ own data and bring the proof of delivery back to the invoice.',
      'Exceptions are the real work. They surface early, with who has to be told and what was promised, so that the call to the customer comes before the customer’s call.',
    ],
    outcomes: [
      'Bookings from mail, portal and file read without typing',
      'Delays noticed against the promise, not against the plan',
      'Invoices out on the day of delivery',
    ],
  },
  'professional-services': {
    promise: 'Hours spent on clients, and all of them billed.',
    summary:
      'Automation for consultancies, agencies, law and tax firms: proposals, onboarding, time, documents and invoices.',
    paragraphs: [
      'Firms that sell time give much of it away: to proposals that begin from a blank page, to chasing documents, to timesheets written from memory. We draft from your past work, ask clients for what is missing and suggest the hours from the calendar.',
      'What is confidential stays so. Each client’s material is kept apart, and nothing is used to answer another.',
    ],
    outcomes: [
      'Proposals drafted from your own past ones',
      'Client documents requested, chased and filed',
      'Timesheets suggested, checked and invoiced by month-end',
    ],
  },
}
