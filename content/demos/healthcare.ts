import type { DemoScenario, JobRecord } from '../types/demo.ts'

export const healthcareDemo = {
  id: 'healthcare',
  title: 'Healthcare',
  description: 'A referred patient is booked, checked and prepared.',
  scenario:
    'A cardiology referral comes in by fax: a new patient, a two-page letter, an insurance card photographed at an angle. The earliest suitable slot has just been cancelled for tomorrow.',
  steps: [
    {
      id: 'read',
      title: 'Referral read',
      description: 'Letter and card are read; doubtful fields go to a person.',
      icon: 'ScanLine',
      artefact: 'Faxed referral',
      color: 'blue',
    },
    {
      id: 'verify',
      title: 'Coverage verified',
      description: 'The payer is asked before the patient is.',
      icon: 'ShieldCheck',
      artefact: 'Coverage',
      color: 'violet',
    },
    {
      id: 'schedule',
      title: 'Slot offered',
      description: 'The freed slot is offered by text, in the patient’s language.',
      icon: 'CalendarCheck',
      artefact: 'Calendar',
      color: 'thread',
    },
    {
      id: 'prepare',
      title: 'Visit prepared',
      description: 'Forms, records and directions reach the people who need them.',
      icon: 'ClipboardCheck',
      artefact: 'Visit sheet',
      color: 'green',
    },
  ],
  metrics: { manual: '35+ minutes', automated: '15 seconds', improvement: '99.3%' },
} as const satisfies DemoScenario

/** What its artefacts hold once their step has passed, and what came of it. */
export const healthcareRecord = {
  artefacts: [
    {
      kind: 'paper',
      note: '2 pages and a card',
      lines: [
        {
          label: 'Patient',
          value: 'New, urgent',
          detail: 'Name, date of birth, diagnosis code and urgency read',
        },
        {
          label: 'Member',
          value: 'Confirmed',
          detail: 'Member number 96% certain: shown to the desk, confirmed',
        },
        {
          label: 'Chart',
          value: 'Prepared',
          detail: 'No existing chart: one prepared, not yet active',
        },
      ],
    },
    {
      kind: 'record',
      note: 'Asked of the payer',
      lines: [
        { label: 'Plan', value: 'Active', detail: 'Plan active, specialist visit covered' },
        {
          label: 'Approval',
          value: 'Not needed',
          detail: 'Prior authorization not needed for this code',
        },
        { label: 'Share', value: '$40', detail: 'Estimated share: $40' },
      ],
    },
    {
      kind: 'calendar',
      note: 'Tomorrow',
      lines: [
        {
          label: '10:20',
          value: 'New patient, cardiology',
          detail: 'Tomorrow 10:20 with the right clinician',
        },
        { label: '11:40', value: 'Second choice', detail: 'Two later choices in the same message' },
        {
          label: '2:10',
          value: 'Third choice',
          detail: 'Accepted from the phone, held for no one else',
        },
      ],
    },
    {
      kind: 'form',
      note: 'For 10:20',
      lines: [
        { label: 'Intake', value: 'Link sent', detail: 'Intake link sent, 9 minutes to complete' },
        {
          label: 'Records',
          value: 'EKG requested',
          detail: 'Last EKG requested from the referrer',
        },
        {
          label: 'Referrer',
          value: 'Told',
          detail: 'Referrer told: seen tomorrow, letter to follow',
        },
      ],
    },
  ],
  results: [
    { action: 'Chart prepared', detail: 'Read from fax and card, one field confirmed by a person' },
    { action: 'Coverage known', detail: 'Active, no authorization needed, $40 share' },
    { action: 'Slot filled', detail: 'Tomorrow 10:20 instead of an empty chair' },
    { action: 'Referrer informed', detail: 'Status sent without a call back' },
  ],
} as const satisfies JobRecord
