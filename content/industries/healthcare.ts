import type { Industry } from '../types/industry.ts'

export const healthcare = {
  id: 'healthcare',
  name: 'Healthcare',
  summary:
    'Intake, scheduling, referrals and billing follow-up for practices and clinics, with patient data kept where it must stay.',
  icon: 'HeartPulse',
  title: 'Automation for Healthcare Practices',
  subtitle: 'Fewer clipboards and callbacks, more of the visit spent on the patient',
  description: [
    'In most practices the same date of birth is written down four times before a patient sees a clinician: on the phone, on the form, in the portal and in the practice system. We connect those steps so that it is asked once, checked at once and carried through to the claim.',
    'We work under a business associate agreement, keep protected health information inside systems that are already approved for it, and use language models only on text that has been masked or under terms that cover it.',
  ],
  metrics: { timeSaved: '18 hours', costReduction: '32%', efficiency: '45%' },
  features: [
    'Digital intake that fills the practice system, not a PDF',
    'Eligibility checked two days ahead and again on the morning',
    'Reminders by text, call or email, with rebooking in one tap',
    'Waiting list that fills cancelled slots within minutes',
    'Referral letters read, sorted and chased until booked',
    'Prior authorizations prepared with the required documents',
    'Denied claims grouped by reason and corrected in batches',
    'Access logs and retention in line with HIPAA policies',
  ],
  benefits: [
    {
      icon: 'CalendarCheck',
      title: 'Fewer empty chairs',
      description:
        'Reminders that can be answered and a waiting list that reacts bring no-shows from about 14 percent to 6 or 7.',
    },
    {
      icon: 'Stethoscope',
      title: 'Less typing in the room',
      description:
        'History, medication and consent are in the record before the visit, so the first minutes are a conversation.',
    },
    {
      icon: 'ShieldCheck',
      title: 'Privacy by construction',
      description:
        'Each workflow lists which fields it sees and why. Your compliance officer signs that list before launch.',
    },
  ],
  useCases: [
    'New-patient intake from booking to chart',
    'Insurance eligibility before every visit',
    'Appointment reminders and same-day backfill',
    'Referral intake and status letters back to the referrer',
    'Lab results routed by urgency to the right clinician',
    'Recall lists for screenings and vaccinations',
    'Denial work queues by payer and reason',
    'Supply orders triggered by the schedule of procedures',
  ],
  caseStudy: {
    company: 'Quillhaven Dental Group',
    challenge:
      'Five offices, 31,000 patients and one central phone team of six. Intake arrived on paper, eligibility was checked by hand in eight payer portals, and one appointment in seven was missed.',
    solution:
      'Online intake in English and Spanish written straight to the practice system, eligibility checked by night with exceptions on a morning list, two-way reminders, and a waiting list that offers freed slots to the three best-matching patients.',
    results: [
      {
        text: 'No-shows down from 14% to 6.5% in four months',
        drawn: { thread: 'One thread, one visit of 100', of: 100, before: 14, after: 6.5 },
      },
      { text: '52 phone hours a week given back to the front desk' },
      {
        text: 'Eligibility denials down by 71%',
        drawn: { thread: 'One thread, one denial of 100', before: 100, after: 29 },
      },
      { text: 'Intake complete before arrival for 88% of new patients' },
    ],
  },
  meta: {
    title: 'Healthcare Automation',
    description:
      'Patient intake, eligibility, reminders, referrals and denials automated for practices and clinics, with health data kept in approved systems.',
    keywords: ['healthcare automation', 'patient intake automation', 'appointment reminders'],
  },
} as const satisfies Industry
