import type { DemoScenario } from '../types/demo.ts'

export const salesDemo = {
  id: 'sales',
  title: 'Sales',
  description: 'A web inquiry becomes a briefed, assigned and answered lead.',
  scenario:
    'Friday, 6:42 pm. The facility manager of a food plant fills in a form: two walk-in coolers are failing inspection, quote needed Monday. Everybody in sales has gone home.',
  steps: [
    {
      id: 'receive',
      title: 'Inquiry received',
      description: 'The form is read, checked and given a number.',
      details: [
        'Email address and phone format valid',
        'No open inquiry from the same company',
        'Intent: service quote, commercial refrigeration',
      ],
      icon: 'Inbox',
      color: 'blue',
    },
    {
      id: 'enrich',
      title: 'Company looked up',
      description: 'Public facts and your own history are added, each with its source.',
      details: [
        'Food plant, 120 employees, 38 miles from the depot',
        'Customer until 2021, 14 paid invoices, none late',
        'Score 86: urgency, fit and history',
      ],
      icon: 'Search',
      color: 'violet',
    },
    {
      id: 'assign',
      title: 'Assigned and briefed',
      description: 'Territory and duty roster decide who gets it; the brief fits on a phone.',
      details: [
        'Commercial refrigeration, north territory',
        'On duty this weekend: one estimator, notified in chat',
        'Monday 8:15 held in both calendars',
      ],
      icon: 'UserCheck',
      color: 'thread',
    },
    {
      id: 'answer',
      title: 'Answered',
      description: 'A short reply goes out with a real appointment and a person’s name.',
      details: [
        'Reply sent at 6:42 pm with the Monday slot',
        'Deal opened with next step and date',
        'If no confirmation by Sunday noon: call task',
      ],
      icon: 'Send',
      color: 'green',
    },
  ],
  results: [
    { action: 'Lead created', detail: 'With company, history and score, no typing' },
    { action: 'Estimator briefed', detail: 'One chat message with site, units and past invoices' },
    { action: 'Customer answered', detail: 'Same minute, with Monday 8:15 offered' },
    { action: 'Follow-up set', detail: 'Call task on Sunday noon unless confirmed' },
  ],
  metrics: { manual: '45+ minutes', automated: '8 seconds', improvement: '99.7%' },
} as const satisfies DemoScenario
