import type { TemplateGuide } from '#shared/templates/template.ts'

export const manufacturingQualityControl = {
  id: 'manufacturing-quality-control',
  title: 'Manufacturing Quality Control',
  industry: 'Manufacturing',
  description:
    'Inspection on a tablet with limits on screen, drift noticed before scrap, nonconformances worked to a close, and a lot file that assembles itself.',
  timeSaved: '20 hours a week',
  roiIncrease: '220%',
  complexity: 'High',
  integrations: ['ERP', 'PostgreSQL', 'Microsoft 365', 'Make', 'Slack'],
  processes: [
    'Inspection plans per part and operation',
    'Measurement capture at the station',
    'Trend rules and alerts',
    'Nonconformance and corrective action',
    'Lot file and certificate',
  ],
  benefits: [
    'Drift seen three parts before it becomes scrap',
    'Lot documents in minutes instead of hours',
    'Gauges and operators checked automatically',
    'Corrective actions that reach an end',
  ],
  steps: [
    {
      title: 'The work order brings its plan',
      description:
        'Scanning the traveler opens the inspection plan of that part, revision and operation, with drawing and limits.',
    },
    {
      title: 'Measurements are taken',
      description:
        'Digital gauges write their value; others are typed with a check for missing decimals. Gauge number, operator and time are stored with each.',
    },
    {
      title: 'Trends are watched',
      description:
        'Out of limits stops the operation. Six values moving in one direction, or two of three near a limit, alert the cell leader.',
    },
    {
      title: 'A nonconformance opens',
      description:
        'Quantity, photos and containment are asked for at once. The part is blocked in the ERP, and disposition needs quality’s decision.',
    },
    {
      title: 'Corrective action',
      description:
        'Cause, action, owner, date and a later check that it worked. Overdue ones go up one level each week.',
    },
    {
      title: 'The lot file closes',
      description:
        'At pack-out measurements, certificates, deviations and signatures are joined to one file under the lot number.',
    },
  ],
  setup: [
    {
      title: 'Pick one cell and its ten parts with the most scrap',
      description: 'A whole plant at once is how such projects end. Ten parts are enough to learn.',
    },
    {
      title: 'Turn drawings into inspection plans',
      description:
        'Characteristic, nominal, limits, gauge type, frequency. Have production and quality sign the same list.',
    },
    {
      title: 'Register gauges',
      description:
        'Number, range, calibration date. A gauge past its date must be refused by the form, without a bypass.',
    },
    {
      title: 'Place tablets where hands are',
      description: 'Gloves, coolant and light decide. Try a mount for a week before drilling.',
    },
    {
      title: 'Connect digital gauges',
      description: 'Start with the two most used. Typing stays possible, but is marked as typed.',
    },
    {
      title: 'Agree on trend rules and who reacts',
      description:
        'Begin with two rules. Each alert has a name and a reaction time, or it will be ignored within days.',
    },
    {
      title: 'Link blocking to the ERP',
      description:
        'A blocked quantity must not be pickable. Test it with a real lot and the shipping desk.',
    },
    {
      title: 'Run with paper for ten shifts',
      description:
        'Both records, compared daily. Differences usually show that the paper was filled in afterwards.',
    },
    {
      title: 'Show the auditor early',
      description: 'Ask your registrar or key customer what they want to see in the lot file.',
    },
  ],
  fields: [
    {
      field: 'Work order and operation',
      from: 'Traveler barcode',
      to: 'Inspection record',
      rule: 'Revision must match the plan, else stop',
    },
    {
      field: 'Measured value',
      from: 'Gauge or typing',
      to: 'Inspection database',
      rule: 'Unit fixed by the plan; typed values marked',
    },
    {
      field: 'Gauge number',
      from: 'Scan',
      to: 'Inspection record',
      rule: 'Calibration valid today',
    },
    {
      field: 'Disposition',
      from: 'Quality decision',
      to: 'ERP stock status',
      rule: 'Rework, scrap, use-as-is; the last needs approval',
    },
    {
      field: 'Lot number',
      from: 'ERP',
      to: 'Lot file and certificate',
      rule: 'One file per shipped lot',
    },
  ],
  watchOuts: [
    'Millimeters and inches in one plant: fix the unit in the plan and show it beside the field, always.',
    'If people can change a value after saving, keep the first one visible. Otherwise the record proves nothing.',
    'More than three alerts per shift and nobody reads the fourth. Tune before you extend.',
    'Network gaps on the floor are normal. The form must keep values locally and send them later, with their true time.',
  ],
} as const satisfies TemplateGuide
