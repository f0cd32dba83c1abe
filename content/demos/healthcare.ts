import type { DemoScenario } from '../types/demo.ts'

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
      details: [
        'Name, date of birth, diagnosis code and urgency read',
        'Member number 96% certain: shown to the desk, confirmed',
        'No existing chart: one prepared, not yet active',
      ],
      icon: 'ScanLine',
      color: 'blue',
    },
    {
      id: 'verify',
      title: 'Coverage verified',
      description: 'The payer is asked before the patient is.',
      details: [
        'Plan active, specialist visit covered',
        'Prior authorization not needed for this code',
        'Estimated share: $40',
      ],
      icon: 'ShieldCheck',
      color: 'violet',
    },
    {
      id: 'schedule',
      title: 'Slot offered',
      description: 'The freed slot is offered by text, in the patient’s language.',
      details: [
        'Tomorrow 10:20 with the right clinician',
        'Two later choices in the same message',
        'Accepted from the phone, held for no one else',
      ],
      icon: 'CalendarCheck',
      color: 'thread',
    },
    {
      id: 'prepare',
      title: 'Visit prepared',
      description: 'Forms, records and directions reach the people who need them.',
      details: [
        'Intake link sent, 9 minutes to complete',
        'Last EKG requested from the referrer',
        'Referrer told: seen tomorrow, letter to follow',
      ],
      icon: 'ClipboardCheck',
      color: 'green',
    },
  ],
  results: [
    { action: 'Chart prepared', detail: 'Read from fax and card, one field confirmed by a person' },
    { action: 'Coverage known', detail: 'Active, no authorization needed, $40 share' },
    { action: 'Slot filled', detail: 'Tomorrow 10:20 instead of an empty chair' },
    { action: 'Referrer informed', detail: 'Status sent without a call back' },
  ],
  metrics: { manual: '35+ minutes', automated: '15 seconds', improvement: '99.3%' },
} as const satisfies DemoScenario
