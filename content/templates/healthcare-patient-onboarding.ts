import type { TemplateGuide } from '#shared/templates/template.ts'

export const healthcarePatientOnboarding = {
  id: 'healthcare-patient-onboarding',
  title: 'Healthcare Patient Onboarding',
  industry: 'Healthcare',
  description:
    'A new patient from booking to chart: intake on the phone, coverage verified, consent signed, records requested and the first visit prepared.',
  timeSaved: '14 hours a week',
  roiIncrease: '240%',
  complexity: 'High',
  integrations: [
    'Practice management system',
    'Eligibility clearinghouse',
    'DocuSign',
    'Google Workspace',
    'Text messaging gateway',
  ],
  processes: [
    'Booking and identity check',
    'Digital intake and consent',
    'Insurance eligibility',
    'Records requests',
    'Reminders and rebooking',
    'Chart preparation',
  ],
  benefits: [
    'Intake complete before arrival for most patients',
    'Coverage known two days ahead',
    'Fewer missed first visits',
    'One list of exceptions for the front desk',
  ],
  steps: [
    {
      title: 'Booking starts the run',
      description:
        'A new appointment for a person without a chart creates a prepared, inactive chart and sends one link.',
    },
    {
      title: 'Intake and consent',
      description:
        'The patient completes history, medication, contacts and consent on a phone. Answers go to the chart as fields; only the signed consent is a document.',
    },
    {
      title: 'Eligibility',
      description:
        'The payer is asked two days ahead and again on the morning. Changes and denials land on the desk’s list with a suggested next step.',
    },
    {
      title: 'Records requested',
      description:
        'If the patient names earlier providers, a signed request goes out and is chased every three working days.',
    },
    {
      title: 'Reminders that can be answered',
      description:
        'Seven days, two days and three hours before. “Later” offers three slots; “no” opens the slot to the waiting list.',
    },
    {
      title: 'Chart activated',
      description:
        'At check-in a person confirms identity and activates the chart. Until then nothing is billed or merged.',
    },
  ],
  setup: [
    {
      title: 'Agree on the field list with your compliance officer',
      description:
        'Write down each field, who sees it, where it is stored and for how long. Sign it before building.',
    },
    {
      title: 'Sign business associate agreements',
      description:
        'With every vendor that will see health information, the messaging gateway included. If one refuses, replace it.',
    },
    {
      title: 'Check what your practice system can receive',
      description:
        'Some accept fields, some only documents. Ask for the interface guide and a test environment.',
    },
    {
      title: 'Shorten the forms',
      description:
        'Remove whatever nobody reads. Under ten minutes on a phone is the limit at which completion falls.',
    },
    {
      title: 'Write messages at sixth-grade level, in the languages you serve',
      description:
        'No diagnosis, no department name that reveals one, and always a number that reaches a person.',
    },
    {
      title: 'Connect eligibility and read fifty answers by hand',
      description:
        'Payers word the same answer differently. Build the table of answers that mean active, inactive and ask.',
    },
    {
      title: 'Define the exception list',
      description: 'Five kinds at most, each with an owner and a time by which it is done.',
    },
    {
      title: 'Pilot with one clinician for two weeks',
      description:
        'Compare charts with the paper process daily. Ask patients over 70 what was hard, and fix that.',
    },
    {
      title: 'Keep paper as an equal choice',
      description:
        'The desk enters paper answers in the same form, so the run continues unchanged.',
    },
    {
      title: 'Review access logs after the first month',
      description: 'Who opened prepared charts, and did they need to? Tighten roles accordingly.',
    },
  ],
  fields: [
    {
      field: 'Legal name and date of birth',
      from: 'Intake',
      to: 'Chart',
      rule: 'Match on both plus phone; near matches to a person',
    },
    {
      field: 'Member number and payer',
      from: 'Card photo',
      to: 'Eligibility request',
      rule: 'Below 98% confidence a person confirms',
    },
    {
      field: 'Medication list',
      from: 'Intake',
      to: 'Chart, marked patient-reported',
      rule: 'Never overwrites a clinician’s entry',
    },
    {
      field: 'Consent version',
      from: 'Signature service',
      to: 'Chart document',
      rule: 'Version, time and language kept',
    },
    {
      field: 'Preferred language and channel',
      from: 'Intake',
      to: 'Messaging',
      rule: 'Used for every later message',
    },
  ],
  watchOuts: [
    'Text messages are not private. Put nothing in them that says why the patient comes.',
    'Automatic merging of charts is the most dangerous step in this whole flow. Let a person do it.',
    'An eligibility answer is not a promise of payment. Say so in the estimate.',
    'Minors, guardians and interpreters need their own path; design it before launch, not after the first case.',
  ],
} as const satisfies TemplateGuide
