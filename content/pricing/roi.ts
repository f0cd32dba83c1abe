/** Words around the ROI calculator, on /pricing and /roi-calculator (rules: shared/roi). */
export const roiCopy = {
  title: 'ROI calculator',
  introduction:
    'Three numbers from your own office. The estimate takes the share of routine work that our projects usually remove and prices it at your hourly cost.',
  inputs: {
    employees: {
      label: 'Employees doing manual work',
      help: 'Only those who spend part of their week on it, not the whole firm.',
      unit: 'people',
    },
    hoursPerWeek: {
      label: 'Manual hours per employee per week',
      help: 'Retyping, chasing, copying, reporting. Most offices guess five and measure nine.',
      unit: 'hours',
    },
    hourlyRate: {
      label: 'Hourly cost',
      help: 'Wage plus taxes and benefits. If unsure, yearly cost divided by 1,800.',
      unit: 'dollars',
    },
  },
  results: {
    annualSavings: 'Annual savings',
    multiple: 'Return on cost',
    efficiency: 'Efficiency gain',
  },
  chart: {
    title: 'A year of savings against its cost',
    savings: 'Saved beyond it',
    thread: 'Each thread is a week.',
    described: (weeks: number) =>
      weeks >= 52
        ? 'The year as 52 threads, one for each week. All of them, drawn in gray, go towards its cost.'
        : `The year as 52 threads, one for each week. The first ${weeks}, drawn in gray, pay its cost; what the others save, drawn in red, is gained.`,
    cost: 'Cost of the year',
    breakEven: (month: number) => `Paid back by month ${month}`,
    /** Over the drawing, while there is nothing of the visitor's own to draw. */
    sample: 'A sample year',
    noBreakEven: 'Not paid back within the year',
    month: (month: number) => `Month ${month}`,
  },
  empty: 'Enter all three numbers, each above 0, to see a result.',
  /** In place of that, and of figures, while a number can not be counted. */
  toCorrect: 'Correct the marked number to see a result.',
  /** Where a number is hard to believe, said calmly; the number stays. */
  doubts: {
    impossibleHours: 'A week has 168 hours. Enter the hours of one employee, not of all together.',
    longHours:
      'More than 60 hours of manual work is more than most people work in a week. Enter the hours of one employee, not of all together.',
    hourlyRate:
      'An hourly cost above $300 is unusual. Check that it is the cost of an hour, not of a day.',
    multiple:
      'A return this high is what the sum gives, not a forecast: automating so much work costs more than the $6,000 it is held against.',
  },
  share: {
    label: 'Copy link to this result',
    copied: 'Link copied',
    refused: 'Your browser would not copy it. Here is the link:',
    note: 'The link holds your three numbers and nothing else.',
  },
  noScript: 'The calculator needs JavaScript. By hand it goes like this.',
  methodHeading: 'How it is counted',
  method:
    'The rate starts at 60%. It rises by 5, 10 or 15 points with more than 20, 50 or 100 people, by 5 or 10 with more than 15 or 30 hours a week, and by 3 or 5 above $30 or $50 an hour, to 85% at most. Savings are people × hours × 52 weeks × rate × hourly cost, held against a reference cost of $500 a month. It is an estimate: the audit looks closer, and a project begins with a measurement.',
} as const

/** The page of its own. */
export const roiPage = {
  heading: 'What would automation return?',
  introduction:
    'No address needed and nothing is sent. Change a number and watch the year change with it.',
  closing: {
    title: 'Does the estimate hold for your office?',
    text: 'The audit asks what the calculator assumes, or we look at one process together in thirty minutes.',
  },
} as const
