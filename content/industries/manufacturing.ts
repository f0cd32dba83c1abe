import type { Industry } from '../types/industry.ts'

export const manufacturing = {
  id: 'manufacturing',
  name: 'Manufacturing',
  summary:
    'From request for quote to certificate of conformance: quoting, scheduling, quality and purchasing without the clipboard.',
  icon: 'Factory',
  title: 'Automation for Manufacturing',
  subtitle: 'The office keeps the pace of the shop floor',
  description: [
    'Shops of 20 to 300 people run on an ERP, a wall of travellers and the memory of two planners. Machines are fast; paper between them is not. We work on that paper: the quote that waits for a material price, the deviation report that nobody reads, the certificate typed from a screen into a form.',
    'We put tablets where clipboards hang, read what the machines already say, and write to the ERP through its own doors. Nothing we build can stop a machine.',
  ],
  metrics: { timeSaved: '25 hours', costReduction: '24%', efficiency: '38%' },
  features: [
    'Quotes drafted from drawings, routings and material prices',
    'Digital travellers with measurements and photos',
    'Deviation, containment and corrective-action workflow',
    'Certificates and test reports assembled per lot',
    'Maintenance by running hours and condition',
    'Purchase orders proposed from the schedule and supplier dates',
    'Machine states and scrap reasons collected without typing',
    'Traceability from raw lot to shipped serial number',
  ],
  benefits: [
    {
      icon: 'Timer',
      title: 'Quotes in a day',
      description:
        'Repeat geometries are priced from history. The estimator reviews, and wins go to whoever answers first.',
    },
    {
      icon: 'ClipboardCheck',
      title: 'Quality seen while it happens',
      description:
        'Three measurements drifting in one direction raise a flag before the fourth is out of tolerance.',
    },
    {
      icon: 'FileCheck',
      title: 'Audit in an afternoon',
      description:
        'Every lot has its measurements, people, gauges and certificates in one file, findable by serial number.',
    },
  ],
  useCases: [
    'RFQ from email to priced draft',
    'First-article inspection with the drawing on screen',
    'Nonconformance from scan to closed corrective action',
    'Gauge calibration due lists and lock-outs',
    'Supplier delivery dates chased and rescheduled',
    'Operator certificates checked against the shift plan',
    'Scrap and downtime reasons by machine and shift',
    'Shipping documents and labels in the customer’s format',
  ],
  caseStudy: {
    company: 'Drossen Precision Works',
    challenge:
      'A 64-person machine shop kept inspection results on paper. Assembling the documents for one aerospace lot took three hours, and drift was found at final inspection, after the scrap.',
    solution:
      'Tablets at eleven stations with the drawing and limits on screen, gauges that write their own readings, trend rules that alert the cell leader, and a lot file that assembles itself at pack-out.',
    results: [
      {
        text: 'Lot documents in 10 minutes instead of 3 hours',
        drawn: { thread: 'One thread, ten minutes', before: 18, after: 1 },
      },
      {
        text: 'Scrap down from 4.1% to 2.3%',
        drawn: { thread: 'One thread, one part of 100', of: 100, before: 4.1, after: 2.3 },
      },
      { text: 'No documentation findings in the last two customer audits' },
      { text: '31 hours a week saved in quality and shipping' },
    ],
  },
  meta: {
    title: 'Manufacturing Automation',
    description:
      'Quotes, digital travellers, inspection, corrective actions and certificates automated for shops of 20 to 300 people.',
    keywords: ['manufacturing automation', 'quality control workflow', 'quote automation'],
  },
} as const satisfies Industry
