import type { ServiceSlug } from '#shared/routes.ts'
import type { WorkExample } from '../types/work-example.ts'

/** One piece of work for each service, as the firm's people would find it on a Monday. */
export const workExamples: Record<ServiceSlug, WorkExample> = {
  'workflow-automation': {
    kind: 'approval',
    title: 'An order over the limit waits for one person',
    question: 'Release order 20817 for Brandt Fixtures?',
    facts: [
      { term: 'Order', value: '$14,260, net 30' },
      { term: 'Open balance', value: '$31,900 of a $40,000 limit', flagged: true },
      { term: 'Paid late', value: 'once in 24 months, by 6 days' },
      { term: 'Stock', value: 'all 9 lines on the shelf' },
    ],
    decision: 'Released by Dana Ruiz at 8:41 from her phone',
    after:
      'Pick list printed, limit noted in the customer record, Brandt told the day of delivery.',
  },
  'ai-chatbots': {
    kind: 'conversation',
    title: 'A question at 9:52 in the evening',
    turns: [
      { from: 'visitor', text: 'do you take evergreen ppo? my son chipped a tooth' },
      {
        from: 'assistant',
        text: 'Yes, Evergreen PPO is accepted. For a chipped tooth please keep the piece in milk. The first free time is tomorrow at 8:20; shall I hold it?',
        source: 'Insurance and payment; First aid for teeth',
      },
      { from: 'visitor', text: 'yes. is it ok to give him ibuprofen' },
      {
        from: 'assistant',
        text: 'The 8:20 is held. A question about medicine is one for our nurse on call: I have passed her this conversation and your number, and she calls within ten minutes.',
      },
      { from: 'person', text: 'Nurse on call, 9:58: called back, advised, 8:20 confirmed.' },
    ],
  },
  'data-integration': {
    kind: 'log',
    title: 'One customer, three programs, 2:10 in the morning',
    lines: [
      { time: '2:10:04', what: 'Web shop', result: '412 customers changed since yesterday' },
      { time: '2:10:31', what: 'Matched by account number', result: '397 of 412' },
      { time: '2:10:33', what: 'Matched by tax number', result: '11 more' },
      { time: '2:10:34', what: 'Two possible matches', result: '4 for a person', person: true },
      { time: '2:11:20', what: 'Accounting and CRM', result: '408 written, 0 refused' },
      { time: '2:11:22', what: 'Counted again on both sides', result: '18,204 = 18,204' },
    ],
  },
  'marketing-automation': {
    kind: 'log',
    title: 'A quote that was followed up, and then left alone',
    lines: [
      { time: 'Mon 9:12', what: 'Quote 3391 sent', result: 'Patio door, $4,180' },
      { time: 'Thu 10:00', what: 'Not opened', result: 'A short reminder from Lee’s address' },
      { time: 'Thu 16:37', what: 'Opened twice', result: 'Lee is told', person: true },
      { time: 'Fri 8:55', what: 'Customer replies', result: 'All further mail stops here' },
      { time: 'Fri 9:20', what: 'Lee calls', result: 'Signed on the phone', person: true },
    ],
  },
  'sales-automation': {
    kind: 'approval',
    title: 'An inquiry, four minutes after it came',
    question: 'Reply to Priya Nair, Northfield Clinics?',
    facts: [
      { term: 'Asked', value: '“Intake for 6 sites, we still fax. Can we talk this week?”' },
      { term: 'Company', value: 'Six sites, 140 people, never written before' },
      { term: 'Fits', value: 'Healthcare, intake, this quarter' },
      { term: 'Free with Tom', value: 'Wed 10:00, Wed 14:30, Thu 9:00' },
    ],
    decision: 'Sent by Tom Okafor at 11:06, one sentence changed',
    after: 'Deal opened at $18,000, next step Wednesday 10:00, fax volumes asked for.',
  },
  'document-automation': {
    kind: 'document',
    title: 'A supplier’s invoice, read as it arrived',
    paper: [
      '[Hartwell Supply Co.]',
      'Invoice [HS-20418] · [Nov 3, 2025]',
      'Your order [PO 7715]',
      '40 × hinge, brass, 3 in … $212.00',
      '12 × closer, adjustable … [$1,068.00]',
      'Freight … $46.50',
      'Total due … [$1,326.50]',
    ],
    fields: [
      { name: 'Supplier', value: 'Hartwell Supply Co.', sure: '99 %' },
      { name: 'Invoice', value: 'HS-20418', sure: '99 %' },
      { name: 'Order', value: 'PO 7715, open', sure: '98 %' },
      { name: 'Line 2', value: '$1,068.00, ordered at $996.00', sure: '97 %', doubtful: true },
      { name: 'Total', value: '$1,326.50, adds up', sure: '99 %' },
    ],
  },
  'financial-automation': {
    kind: 'approval',
    title: 'A bill that looks like one already paid',
    question: 'Pay Midland Energy $2,914.08 on Friday?',
    facts: [
      { term: 'Invoice', value: 'ME-88120, October' },
      { term: 'Paid before', value: 'ME-88102, same amount, Oct 14', flagged: true },
      { term: 'Meter reading', value: 'the same on both', flagged: true },
      { term: 'Account', value: 'unchanged since 2022' },
    ],
    decision: 'Held by Marta Lind at 15:12',
    after:
      'Midland asked by e-mail, its answer filed with the bill, the payment run goes on without it.',
  },
  'hr-automation': {
    kind: 'log',
    title: 'Eleven days before a first day',
    lines: [
      { time: 'Thu 14:02', what: 'Contract signed', result: 'Start Monday the 17th' },
      { time: 'Thu 14:03', what: 'Laptop, badge, desk 4.12', result: 'ordered, due the 12th' },
      { time: 'Thu 14:03', what: 'Accounts', result: 'made, closed until the 17th' },
      {
        time: 'Wed 9:00',
        what: 'Laptop not yet here',
        result: 'Sam asks the supplier',
        person: true,
      },
      { time: 'Fri 11:40', what: 'Laptop', result: 'arrived, set up, on desk 4.12' },
      { time: 'Mon 8:30', what: 'First day', result: 'Accounts open, buddy told' },
    ],
  },
  'ecommerce-automation': {
    kind: 'log',
    title: 'One order between two o’clock and the van',
    lines: [
      { time: '14:01:07', what: 'Order 55102 paid', result: '3 items, $128.40' },
      { time: '14:01:09', what: 'Stock', result: '2 left of the lamp, all shops told' },
      { time: '14:01:10', what: 'Address', result: 'apartment number missing' },
      { time: '14:01:11', what: 'Customer asked by text', result: 'answers “4B” at 14:06' },
      { time: '14:06:20', what: 'Label printed', result: 'packing table 2', person: true },
      { time: '15:30:00', what: 'Collected', result: 'tracking sent' },
    ],
  },
  'crm-automation': {
    kind: 'document',
    title: 'What a mail changed in the customer record',
    paper: [
      'From: [Carla Esposito]',
      'To: your sales team',
      'We have moved. Please ship to',
      '[880 Foundry Row, Suite 3, Akron].',
      'Ben has left; for orders it is me now,',
      '[(330) 555-0187].',
    ],
    fields: [
      { name: 'Contact', value: 'Carla Esposito, orders', sure: 'from the sender' },
      { name: 'Phone', value: '(330) 555-0187', sure: 'from line 6' },
      { name: 'Ship to', value: '880 Foundry Row, Suite 3', sure: 'from line 4' },
      { name: 'Ben Ashe', value: 'mark as left?', sure: 'asks Jo', doubtful: true },
    ],
  },
  'ai-integration': {
    kind: 'approval',
    title: 'A draft reply inside the ticket, with its reasons',
    question: 'Send this answer to ticket 9043?',
    facts: [
      { term: 'Asked', value: '“Third time the export is empty. Cancel us.”' },
      { term: 'Found', value: 'Two earlier tickets, same cause, mended on Tuesday' },
      { term: 'Draft', value: 'Says what broke, that it is mended, offers a month' },
      { term: 'Rule', value: 'Credits over $50 need a person', flagged: true },
    ],
    decision: 'Sent by Ines Faro at 10:22, the offer kept',
    after:
      'Ticket closed by the customer an hour later; the draft and the change are kept for the monthly count.',
  },
  'data-pipeline': {
    kind: 'log',
    title: 'Why the figures were right at seven',
    lines: [
      { time: '4:00', what: 'Sales of 14 stores', result: '13 arrived' },
      { time: '4:10', what: 'Store 9', result: 'asked again, arrived 4:12' },
      { time: '4:15', what: 'Sum against card payments', result: '$84,112.40 on both sides' },
      { time: '4:16', what: 'Store 3, returns', result: '4 × its usual, marked', person: true },
      { time: '6:58', what: 'Report', result: 'on six phones, with the mark on store 3' },
    ],
  },
  'customer-service-ai': {
    kind: 'conversation',
    title: 'Beside the person who answers',
    turns: [
      { from: 'visitor', text: 'Where is my sofa? It was promised for Friday.' },
      {
        from: 'assistant',
        text: 'For Keisha only: order 7719 left Memphis late, new date Tuesday 8 to 12. She was promised Friday by us, not by the carrier: policy 4.2 allows the delivery fee back.',
        source: 'Order 7719; policy 4.2',
      },
      {
        from: 'person',
        text: 'I am sorry, that Friday was our promise. It comes Tuesday between 8 and 12, and you have the $49 delivery fee back today. Does Tuesday work?',
      },
      { from: 'visitor', text: 'Tuesday is fine, thank you for being straight.' },
    ],
  },
  'data-processing': {
    kind: 'document',
    title: 'Four rows of 61,000, and what became of them',
    paper: [
      '[ACME Tool and Die Inc] · Ohio · 216 555 0114',
      '[Acme Tool & Die, Inc.] · OH · (216) 555-0114',
      'Baker Bros · [0hio] · 330-555-01',
      '[Núñez Metals] · OH · +1 614 555 0162',
    ],
    fields: [
      { name: 'Rows 1, 2', value: 'one company, both spellings kept', sure: 'same phone' },
      { name: 'Row 3, state', value: 'OH, a zero for an O', sure: 'by rule 12' },
      { name: 'Row 3, phone', value: 'two digits short', sure: 'for a person', doubtful: true },
      { name: 'Row 4', value: 'Núñez, accents kept', sure: 'unchanged' },
    ],
  },
}
