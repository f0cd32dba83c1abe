import type { ServiceSlug } from '#shared/routes.ts'

/** What each service is called in menus, headings and titles. */
export const serviceNames: Record<ServiceSlug, string> = {
  'workflow-automation': 'Workflow Automation',
  'ai-chatbots': 'AI Chatbots & Support',
  'data-integration': 'Data Integration & ETL',
  'marketing-automation': 'Marketing Automation',
  'sales-automation': 'Sales Automation',
  'document-automation': 'Document Automation',
  'financial-automation': 'Financial Automation',
  'hr-automation': 'HR Automation',
  'ecommerce-automation': 'E-commerce Automation',
  'crm-automation': 'CRM Automation',
  'ai-integration': 'AI Integration',
  'data-pipeline': 'Data Pipelines',
  'customer-service-ai': 'Customer Service AI',
  'data-processing': 'Data Processing',
}

export type ServiceIntroduction = {
  /** The page's heading line under the name: what changes for the reader. */
  promise: string
  /** The meta description, at most about 155 characters. */
  summary: string
  paragraphs: readonly string[]
  /** What the work leaves behind, in the reader's words. */
  outcomes: readonly string[]
}

/** The introduction of each service page. */
export const serviceIntroductions: Record<ServiceSlug, ServiceIntroduction> = {
  'workflow-automation': {
    promise: 'The steps between your tools, done without anyone doing them.',
    summary:
      'We find the hand-offs, approvals and follow-ups your team repeats every week, and build the workflow that does them, with every exception put in front of a person.',
    paragraphs: [
      'Most work that feels slow is not hard. It is waiting: for somebody to copy a number, to forward a form, to notice that a deal moved on. We sit with the people who do it, write the steps down as they really happen, and build one workflow that carries the work from the first tool to the last.',
      'Each workflow logs what it did and why. When it meets a case nobody described, it stops, keeps what it has and asks a named person. Nothing is guessed and nothing goes missing.',
    ],
    outcomes: [
      'A map of the process as it is, before anything is built',
      'A first workflow in live use within two to six weeks',
      'A log your team can read, and a switch your team can turn',
    ],
  },
  'ai-chatbots': {
    promise: 'A first answer at any hour, and a person when it matters.',
    summary:
      'Chat assistants that answer from your own documents, know when they do not know, and hand the whole conversation to your team.',
    paragraphs: [
      'A support inbox holds the same forty questions in four hundred wordings. An assistant that has read your manuals, policies and past answers can settle those at once and cite the page it took them from.',
      'The harder part is knowing when to stop. We set the limits with you: which topics always go to a person, what may be promised, what is never said. The hand-over carries the conversation, so nobody has to explain a problem twice.',
    ],
    outcomes: [
      'Answers drawn from your own documents, with the source shown',
      'Clear rules for when a person takes over',
      'A weekly list of the questions it could not answer',
    ],
  },
  'data-integration': {
    promise: 'One record of each customer, the same wherever you look.',
    summary:
      'Integration and ETL work that keeps CRM, shop, support and accounting in agreement, with conflicts shown instead of silently overwritten.',
    paragraphs: [
      'When two tools disagree about an address, people stop believing both. We decide with you which tool owns which field, then move changes in one direction, in order, and keep a trace of every one.',
      'Old data comes along too. We match duplicates by rules you can read, show you the doubtful pairs, and only merge what you have agreed to.',
    ],
    outcomes: [
      'An agreed owner for every field that is shared',
      'Changes passed on in minutes, retried when a tool is down',
      'A report of what did not match, every morning',
    ],
  },
  'marketing-automation': {
    promise: 'Messages that follow from what a person did, not from the calendar.',
    summary:
      'Campaigns, lead scoring and hand-over to sales that react to real behaviour, with consent and frequency respected in every step.',
    paragraphs: [
      'A newsletter to everyone is easy and mostly ignored. A short note to the person who read the pricing page twice is not, because the two facts live in two tools. We join them.',
      'Each journey has an entry, an exit and a limit, so that nobody gets three messages in a day from three campaigns that do not know of one another. Consent is checked at the moment of sending.',
    ],
    outcomes: [
      'Journeys drawn on one page, so that sales can read them too',
      'Lead scores with reasons, not only numbers',
      'Results counted in conversations and orders, not in opens',
    ],
  },
  'sales-automation': {
    promise: 'Your sellers talk to people; the CRM keeps itself.',
    summary:
      'Lead routing, follow-up, quotes and forecasts that keep the CRM current without evening data entry.',
    paragraphs: [
      'Ask a salesperson what they would drop tomorrow and the answer is typing. We take calls, mails and meetings to the right deal by themselves, route a new lead within seconds, and remind only when a reply is really due.',
      'Quotes are filled from the deal, approved where your rules ask for it and sent for signature. The forecast is then a reading of the pipeline, not a Friday exercise.',
    ],
    outcomes: [
      'New leads with an owner in seconds, at any hour',
      'Activities on the right deal without typing',
      'Quotes out on the day they are asked for',
    ],
  },
  'document-automation': {
    promise: 'Paper in, data out, and the doubtful lines shown to you.',
    summary:
      'Reading, checking and filing of invoices, forms and contracts, with a person confirming whatever the machine is unsure of.',
    paragraphs: [
      'Documents arrive as scans, photographs and attachments of attachments. We read them, take the fields you need, and check them against what you already know: the order, the supplier, the price agreed.',
      'Each field carries its own certainty. Above the line you set it goes through; below it a person sees the page and the value side by side, and decides in seconds.',
    ],
    outcomes: [
      'The documents you get most, read and filed without typing',
      'Checks against orders, contracts and earlier documents',
      'Every value traceable to the spot on the page',
    ],
  },
  'financial-automation': {
    promise: 'Invoices matched, approved and posted before anyone chases them.',
    summary:
      'Accounts payable and receivable, expense checks and month-end steps that run by your rules and leave a trail an auditor can follow.',
    paragraphs: [
      'The invoice is rarely the problem; the three people it has to pass are. We match it with order and delivery, send only the differences to approval, and post the rest with its evidence attached.',
      'On the other side, reminders go out on time and stop the moment a payment arrives. The month closes on a list of open points, not on a search for them.',
    ],
    outcomes: [
      'Three-way matching with only the differences shown to people',
      'Approvals by amount, supplier and cost centre, on any device',
      'A trail that names who agreed to what, and when',
    ],
  },
  'hr-automation': {
    promise: 'A first day where the laptop, the accounts and the lunch are there.',
    summary:
      'Hiring, onboarding, leave and leaving, carried between HR, IT and payroll so that people are not the message bus.',
    paragraphs: [
      'A signed contract should start a dozen things: accounts, equipment, payroll, a plan for the first week. Today it starts a dozen mails. We turn the signature into the trigger and let each team see its own part.',
      'The same care is needed when somebody leaves. Access ends on the day, equipment comes back, and nothing depends on a person remembering.',
    ],
    outcomes: [
      'One start signal for HR, IT, payroll and the manager',
      'Leave requests answered in the chat tool, booked everywhere',
      'Access removed on the last day, with proof',
    ],
  },
  'ecommerce-automation': {
    promise: 'From the order to the parcel to the books, untouched.',
    summary:
      'Orders, stock, shipping, returns and accounting joined, so that a busy week needs no extra hands.',
    paragraphs: [
      'A shop that sells in three places counts its stock in three places. We keep one count, change it when an order lands, and let every channel know before the next customer clicks.',
      'Returns get the same attention as orders: a label at once, the refund when the parcel is scanned, the article back on the shelf in the system as well as in the hall.',
    ],
    outcomes: [
      'One stock count over every channel',
      'Shipping labels and messages without a click',
      'Each order in the books with its fees and taxes',
    ],
  },
  'crm-automation': {
    promise: 'A pipeline that fills and tidies itself.',
    summary:
      'CRM set-up and upkeep: clean records, clear stages, and activities that log themselves.',
    paragraphs: [
      'A CRM is believed when it is right without effort. We begin by taking away: fields nobody fills, stages nobody means, lists nobody opens. What stays gets a source that keeps it current.',
      'Then we connect it to where work happens, mail, calendar, forms and support, so that opening a customer shows what was said last, whoever said it.',
    ],
    outcomes: [
      'Stages with entry rules that everybody shares',
      'Duplicates found on entry, not at year-end',
      'A weekly view that needs no preparation',
    ],
  },
  'ai-integration': {
    promise: 'Language models where they earn their keep, and nowhere else.',
    summary:
      'Classification, summaries, extraction and drafting built into the tools you have, measured against your own examples.',
    paragraphs: [
      'Not every step wants a model. Where one helps, in sorting mail, reading free text, drafting a reply, we build it into the tool your people already use, and measure it on a few hundred of your real cases before it goes live.',
      'You see what it costs per case, how often it is right, and what happens when it is not. The provider can be changed without a rebuild.',
    ],
    outcomes: [
      'A test set from your own work, kept and re-run',
      'Cost and accuracy per case, in numbers',
      'No personal data sent where it should not go',
    ],
  },
  'data-pipeline': {
    promise: 'Numbers that arrive on time and agree with themselves.',
    summary:
      'Pipelines that collect, check and deliver your data on schedule, and say so when something upstream changed.',
    paragraphs: [
      'A report is only as good as the quietest failure behind it. We build pipelines that check what they are given, hold back what does not add up, and name the cause in words a person can act on.',
      'Definitions live in one place, under version control. When revenue means something new, it means it everywhere, from a known day.',
    ],
    outcomes: [
      'Loads that can be run again without doubling anything',
      'Alerts that name the source and the field',
      'One written definition for each figure you steer by',
    ],
  },
  'customer-service-ai': {
    promise: 'Every request sorted, answered or on the right desk within a minute.',
    summary:
      'Sorting, drafting and routing for support teams, over mail, chat and phone notes, with people in charge of the answer.',
    paragraphs: [
      'Customers wait longest before anybody has read what they wrote. We read it at once: what is it about, how urgent, which contract, which order. It lands on the right desk with the facts beside it and a draft to correct.',
      'Your team stays the author. Drafts that are sent unchanged, mended or thrown away are counted, and that count decides which kinds of request may one day be answered without waiting.',
    ],
    outcomes: [
      'Requests sorted and routed in under a minute',
      'Drafts with order and contract data already in them',
      'Automatic answers only where your own figures support them',
    ],
  },
  'data-processing': {
    promise: 'The spreadsheet evening, gone.',
    summary:
      'Collecting, cleaning, joining and reporting of recurring data, done by a process that shows its working.',
    paragraphs: [
      'Somewhere in your company a person downloads four files, pastes them into a fifth and sends the result before nine. We write that down as rules, run it on time and send the same result with its checks attached.',
      'Odd rows are set aside and explained instead of being dropped. When a supplier changes a column, you hear of it before the figures do.',
    ],
    outcomes: [
      'Recurring files collected, cleaned and joined on schedule',
      'Odd rows set aside with the reason beside them',
      'The same figures in the report, the dashboard and the mail',
    ],
  },
}
