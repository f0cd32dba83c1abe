import type { TemplateGuide } from '#shared/templates/template.ts'

export const educationStudentEnrollment = {
  id: 'education-student-enrollment',
  title: 'Education Student Enrollment',
  industry: 'Education',
  description:
    'From inquiry to first day of class: an application list the applicant can see, documents confirmed within the hour, fees explained and stuck files found.',
  timeSaved: '11 hours a week',
  roiIncrease: '190%',
  complexity: 'Low',
  integrations: ['Student information system', 'Google Workspace', 'Zapier', 'DocuSign'],
  processes: [
    'Inquiry and application intake',
    'Document collection and confirmation',
    'Fee and aid reminders',
    'Enrollment agreement and signature',
    'First-day preparation',
  ],
  benefits: [
    'Applicants always see their next step',
    'Missing documents found the same day',
    'A daily list of stuck files, sorted by reason',
    'No summer of phone calls',
  ],
  steps: [
    {
      title: 'Inquiry becomes application',
      description:
        'Fairs, forms and calls start a record with the program of interest. The applicant receives a link to a list of what is needed.',
    },
    {
      title: 'Documents are confirmed',
      description:
        'Each upload is recognized, checked for legibility and name, and ticked off within the hour, or returned with the reason.',
    },
    {
      title: 'Fees and aid are explained',
      description:
        'What is due, when, and what help exists, in plain language, with a person’s name for questions.',
    },
    {
      title: 'Decision and agreement',
      description:
        'Complete files reach the admissions team in order of completion. People decide; the agreement goes out for signature the same day.',
    },
    {
      title: 'First day prepared',
      description:
        'Accounts, timetable, room and what to bring are sent a week ahead. Instructors receive their lists with needs that were disclosed for them.',
    },
  ],
  setup: [
    {
      title: 'List required documents per program',
      description:
        'Remove those nobody uses for the decision. Mark which may follow after enrollment.',
    },
    {
      title: 'Decide who sees what',
      description:
        'Roles under FERPA for admissions, finance, instructors and family. Write them down before connecting anything.',
    },
    {
      title: 'Ask your information system for its interface',
      description:
        'If it accepts only files, agree on a nightly import and show applicants live status from the list, not from the system.',
    },
    {
      title: 'Write every message twice',
      description:
        'Once as the office would, once as a seventeen-year-old would want it. Use the second. Translate where your families need it.',
    },
    {
      title: 'Define stuck',
      description:
        'For example no change in seven days with something missing. Give each reason an owner.',
    },
    {
      title: 'Set quiet hours and limits',
      description: 'Two messages a week at most, none after 8 pm, and one way to stop them all.',
    },
    {
      title: 'Start with one program',
      description:
        'Preferably one whose intake is months away. Compare completion with last year’s at the same date.',
    },
    {
      title: 'Hold a fifteen-minute review each week',
      description:
        'What got stuck, and why? After one intake the list of reasons is short and stable.',
    },
  ],
  fields: [
    {
      field: 'Legal and preferred name',
      from: 'Application',
      to: 'Student record',
      rule: 'Both kept; messages use the preferred one',
    },
    {
      field: 'Program and intake',
      from: 'Application',
      to: 'Student record',
      rule: 'From a fixed list; changes are logged',
    },
    {
      field: 'Document type and status',
      from: 'Upload',
      to: 'Applicant’s list',
      rule: 'Confirmed, returned with reason, or waived by a person',
    },
    {
      field: 'Contact of parent or guardian',
      from: 'Application',
      to: 'Student record',
      rule: 'Only for minors, or with consent',
    },
    {
      field: 'Funding source',
      from: 'Aid form',
      to: 'Finance',
      rule: 'Visible to finance only',
    },
  ],
  watchOuts: [
    'At 18 the rights move from parents to the student. The flow must change with the birthday.',
    'Recognizing a transcript is not judging it. Equivalence is decided by people.',
    'Reminders to families under stress can feel like threats. Read each one aloud before you send it.',
    'Applicants share phones and addresses with siblings. Never match on phone number alone.',
  ],
} as const satisfies TemplateGuide
