import type { Service } from '../types/service.ts'

export const dataPipeline = {
  id: 'data-pipeline',
  title: 'Data Pipelines',
  subtitle: 'Numbers that are there at seven, and right',
  summary:
    'Scheduled pipelines from your business systems into a warehouse, with tests on every table, so dashboards are current and questions have one answer.',
  description: [
    'The monthly report that takes two days is a pipeline run by hand: export, paste, look up, fix, repeat. We rebuild it as code that runs every night in your own warehouse, with tests that stop bad data before it reaches a chart and a note that says when each figure was last updated.',
    'We keep pipelines small and boring. Each table has an owner, a definition in one sentence and a test; each metric is defined once. When someone asks why revenue differs from the ledger, the answer is a link.',
  ],
  icon: 'Waypoints',
  features: [
    'Extraction from applications, databases, files and sensors',
    'Version-controlled transformations with a written definition per metric',
    'Tests for freshness, uniqueness, ranges and totals',
    'Late and corrected data handled without double counting',
    'Lineage from chart back to source field',
    'Alerts to the owner of the table, not to everybody',
    'Running cost reported per pipeline',
  ],
  benefits: [
    {
      title: 'Two days back each month',
      description:
        'The report is there on the first working morning, and the analyst spends the two days on what it means.',
    },
    {
      title: 'Wrong figures stop early',
      description:
        'A test that fails holds back the table and says why; yesterday’s correct figures stay visible, marked as such.',
    },
    {
      title: 'Yours to keep',
      description: 'Everything runs in your cloud account, in plain SQL that any analyst can read.',
    },
  ],
  useCases: [
    'Daily margin by product, channel and region',
    'Machine and shift data joined for overall equipment effectiveness',
    'Occupancy and arrears across two hundred units, every morning',
    'Grant spending by fund, reconciled with the ledger',
    'Delivery performance by carrier and lane',
    'Enrollment funnel from inquiry to first day of class',
  ],
  faqs: [
    {
      question: 'Do we need a data warehouse?',
      answer:
        'Above three sources, usually. It does not have to be large: many of our clients run on a PostgreSQL server that costs less than their coffee.',
    },
    {
      question: 'How is this different from data integration?',
      answer:
        'Integration keeps working systems in step so people can do their jobs. Pipelines collect history in one place so people can answer questions. They often share sources, rarely code.',
    },
    {
      question: 'Who looks after it once you leave?',
      answer:
        'Your analyst, with our documentation, or us under a plan. Either way the alerts go to a named person from the first day.',
    },
  ],
  startingPrice: null,
  meta: {
    title: 'Data Pipeline Services',
    description:
      'Nightly pipelines into your own warehouse, tested table by table, so reports are ready in the morning and every figure has one definition.',
    keywords: ['data pipeline', 'data warehouse', 'automated reporting', 'analytics engineering'],
  },
} as const satisfies Service
