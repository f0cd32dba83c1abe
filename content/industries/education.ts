import type { Industry } from '../types/industry.ts'

export const education = {
  id: 'education',
  name: 'Education',
  summary:
    'Inquiry to enrollment, timetables, attendance and grant reporting for schools, colleges and training providers.',
  icon: 'GraduationCap',
  title: 'Automation for Education',
  subtitle: 'Admissions without the paper chase, staff with time for students',
  description: [
    'Schools and training providers lose students between the inquiry and the first day, mostly to silence: a transcript that nobody confirmed, a form that bounced, a fee question that waited a week. We give every applicant a visible next step and every office a list of who is stuck and why.',
    'Student records are protected by law and by good sense. We work inside your information system, respect FERPA roles, and do not score or rank applicants by machine.',
  ],
  metrics: { timeSaved: '14 hours', costReduction: '22%', efficiency: '36%' },
  features: [
    'Inquiries from fairs, forms and phone in one place',
    'Application checklist that each applicant can see',
    'Transcripts and identity documents read and confirmed',
    'Fee, aid and installment reminders in plain language',
    'Timetable changes sent to those they affect',
    'Attendance alerts to tutor and family by your rules',
    'Grant and outcome reports from one set of records',
    'Certificates and letters produced on request',
  ],
  benefits: [
    {
      icon: 'UserPlus',
      title: 'Fewer applicants lost',
      description:
        'Most drop-outs before day one are missing one document. They hear about it the same day, with a link to fix it.',
    },
    {
      icon: 'Presentation',
      title: 'Teachers teach',
      description:
        'Attendance, cover and reports collect themselves, which gives about three hours a week back to each tutor.',
    },
    {
      icon: 'FileCheck',
      title: 'Funding evidence in order',
      description:
        'Attendance, hours and outcomes are tied to each fund as they happen, not rebuilt in June.',
    },
  ],
  useCases: [
    'Inquiry to application to enrollment',
    'Transcript requests and confirmations',
    'Open-day bookings and follow-up',
    'Financial-aid document collection',
    'Attendance and early-concern alerts',
    'Substitute cover and room changes',
    'Apprenticeship hours and employer sign-off',
    'Accreditation and grant reporting',
  ],
  caseStudy: {
    company: 'Oakenridge Technical College',
    challenge:
      'Of 3,800 applicants a year, 29 percent never finished their file. Four staff spent the summer calling about missing transcripts and typing forms into the information system.',
    solution:
      'An applicant checklist with live status, documents read and confirmed in the record within the hour, reminders by text in two languages, and a daily list of stuck files by reason.',
    results: [
      {
        text: 'Unfinished files down from 29% to 12%',
        drawn: { thread: 'One thread, one file of 100', of: 100, before: 29, after: 12 },
      },
      { text: 'Enrollment up by 340 students in the first intake' },
      {
        text: 'Median document confirmation: 6 days to 1 hour',
        drawn: { thread: 'One thread, one hour', before: 144, after: 1 },
      },
      { text: '1,100 summer overtime hours no longer needed' },
    ],
  },
  meta: {
    title: 'Education Automation',
    description:
      'Admissions, document checks, attendance and grant reporting for schools, colleges and training providers, inside your student system.',
    keywords: ['education automation', 'student enrollment automation', 'admissions workflow'],
  },
} as const satisfies Industry
