import type { DemoScenario, JobRecord } from '../types/demo.ts'

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
      icon: 'Inbox',
      artefact: 'Web form',
      color: 'blue',
    },
    {
      id: 'enrich',
      title: 'Company looked up',
      description: 'Public facts and your own history are added, each with its source.',
      icon: 'Search',
      artefact: 'CRM record',
      color: 'violet',
    },
    {
      id: 'assign',
      title: 'Assigned and briefed',
      description: 'Territory and duty roster decide who gets it; the brief fits on a phone.',
      icon: 'UserCheck',
      artefact: 'Team chat',
      color: 'thread',
    },
    {
      id: 'answer',
      title: 'Answered',
      description: 'A short reply goes out with a real appointment and a person’s name.',
      icon: 'Send',
      artefact: 'Phone text',
      color: 'green',
    },
  ],
  metrics: { manual: '45+ minutes', automated: '8 seconds', improvement: '99.7%' },
} as const satisfies DemoScenario

/** What its artefacts hold once their step has passed, and what came of it. */
export const salesRecord = {
  artefacts: [
    {
      kind: 'form',
      note: 'Friday, 6:42 pm',
      lines: [
        {
          label: 'Reply to',
          value: 'kim@harrow.example',
          detail: 'Email address and phone format valid',
        },
        {
          label: 'Company',
          value: 'Harrow Foods',
          detail: 'No open inquiry from the same company',
        },
        {
          label: 'Request',
          value: 'Two coolers fail inspection',
          detail: 'Intent: service quote, commercial refrigeration',
        },
      ],
    },
    {
      kind: 'record',
      note: 'Lead 2291',
      lines: [
        {
          label: 'Company',
          value: 'Harrow Foods',
          detail: 'Food plant, 120 employees, 38 miles from the depot',
        },
        {
          label: 'History',
          value: 'Returning customer',
          detail: 'Customer until 2021, 14 paid invoices, none late',
        },
        { label: 'Score', value: '86', detail: 'Score 86: urgency, fit and history' },
      ],
    },
    {
      kind: 'chat',
      note: 'Weekend duty',
      lines: [
        {
          label: 'Router',
          value: 'Harrow Foods, two walk-in coolers',
          detail: 'Commercial refrigeration, north territory',
        },
        {
          label: 'Router',
          value: 'Ana, this one is yours',
          detail: 'On duty this weekend: one estimator, notified in chat',
        },
        { label: 'Ana', value: 'Taken. Monday 8:15', detail: 'Monday 8:15 held in both calendars' },
      ],
    },
    {
      kind: 'text',
      note: '6:42 pm',
      lines: [
        {
          label: 'To Harrow Foods',
          value: 'Ana Ruiz is with you on Monday at 8:15.',
          detail: 'Reply sent at 6:42 pm with the Monday slot',
        },
        {
          label: 'Deal',
          value: 'Visit, Monday 8:15',
          detail: 'Deal opened with next step and date',
        },
        {
          label: 'Task',
          value: 'Call, Sunday 12:00',
          detail: 'If no confirmation by Sunday noon: call task',
        },
      ],
    },
  ],
  results: [
    { action: 'Lead created', detail: 'With company, history and score, no typing' },
    { action: 'Estimator briefed', detail: 'One chat message with site, units and past invoices' },
    { action: 'Customer answered', detail: 'Same minute, with Monday 8:15 offered' },
    { action: 'Follow-up set', detail: 'Call task on Sunday noon unless confirmed' },
  ],
} as const satisfies JobRecord
