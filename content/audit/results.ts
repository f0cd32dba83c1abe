import type { Recommendation } from '#shared/audit/recommendations.ts'
import type { AuditResults } from '#shared/audit/results.ts'

export const auditResultsPage = {
  heading: (company: string) => `What the week costs at ${company}`,
  introduction:
    'Based on your hours and the usual cost of an hour in a company of your size. Change an answer and the figures follow.',
  figuresHeading: 'Your figures',
  countedHeading: 'How we counted',
  chart: {
    title: 'Hours a week, now and after',
    now: 'Now',
    after: 'After automation',
    summary: (now: string, after: string) => `${now} hours now, about ${after} after automation.`,
    bar: (now: string, after: string) => `${now} h now, ${after} h after`,
  },
  cloth: {
    /** Under the one great figure, where the visitor asks what if. */
    slider: 'Hours a week',
    back: (hours: string) => `Back to ${hours}`,
    taken: 'Automation takes over',
    kept: 'Stays with your people',
    thread: (hours: number) =>
      hours === 1
        ? 'Each thread is an hour.'
        : `Each thread is ${hours.toLocaleString('en-US')} hours.`,
    /** What the drawing shows, for those who do not see it. */
    described: (now: string, taken: string, after: string) =>
      `The week as cloth, a thread for each hour of manual work: ${now} in all. Automation takes over ${taken} of them, drawn in red; ${after} stay, drawn in gray.`,
    bare: 'A loom without cloth: no manual hours yet.',
    share: 'Share as image',
    saved: 'The picture is among your downloads.',
    notSaved: 'This browser could not make the picture.',
    fileName: 'our-week-as-cloth.png',
  },
  figureGroups: {
    now: 'What it costs now',
    saved: 'What automation saves',
    basis: 'What both rest on',
  },
  /** Where a figure is hard to believe, said calmly; the figure stays. */
  doubts: {
    hours: (hours: string, staff: string) =>
      `${hours} hours a week is more than everybody in a company of your size works: at 40 hours each that is at most ${staff}. Look at the four hour figures again.`,
    return: (roi: string) =>
      `A return of ${roi} is what the sum gives, not a forecast: it is held against $15,000, and work of this size costs more than that. Take the hours seriously, and the percentage less.`,
  },
  recommendationsHeading: 'What we would do first',
  timelineHeading: 'How it would go',
  change: 'Change my answers',
} as const

/** Each figure of the results, with the sentence that says where it comes from (public-site.md §9). */
export const auditFigures = {
  totalHours: {
    label: 'Manual hours a week',
    basis: 'The four kinds of work you entered, added up.',
  },
  weeklyCost: { label: 'Cost a week', basis: 'Those hours at the hourly cost below.' },
  monthlyCost: { label: 'Cost a month', basis: 'Four weeks.' },
  yearlyCost: { label: 'Cost a year', basis: 'Twelve such months, a cautious 48 weeks.' },
  automationSavings: {
    label: 'Hours saved a week',
    basis: 'Three quarters of the manual hours, the share our projects usually reach.',
  },
  monthlySavings: { label: 'Saved a month', basis: 'The saved hours, at your hourly cost.' },
  yearlySavings: { label: 'Saved a year', basis: 'Twelve times the monthly saving.' },
  roi: {
    label: 'Return in the first year',
    basis:
      'Against a reference investment of $15,000. Zero means that it would not pay for itself within the year.',
  },
  hourlyRate: {
    label: 'Hourly cost used',
    basis: 'A usual full cost for a company of your size. Yours may differ.',
  },
} as const satisfies Record<keyof AuditResults, { label: string; basis: string }>

/** Beyond the title and effect of shared/audit/recommendations.ts: why, and where to begin. */
export const recommendationCopy = {
  'data-entry': {
    why: 'You spend more than ten hours a week on routine work, and typing is the part of it that machines do best.',
    firstStep:
      'Pick the form or mail that arrives most often and count its fields. Under thirty, it is a good first workflow.',
  },
  'customer-communication': {
    why: 'You named slow answers. Most routine questions can be acknowledged in a minute and answered in ten.',
    firstStep:
      'Collect the last hundred questions and mark the ones with the same answer. That list is the project.',
  },
  reporting: {
    why: 'More than three hours a week go into reports. The figures already exist; only the collecting is manual.',
    firstStep:
      'Write down the five figures you decide by and where each one is born. A report of five is read; one of fifty is filed.',
  },
} as const satisfies Record<Recommendation['id'], { why: string; firstStep: string }>

/** The report area; its two fixed labels are in shared/audit/report.ts. */
export const auditReportCopy = {
  heading: 'Keep the report',
  offer: 'Your answers, every figure with its basis, the chart, and what to do first.',
  /** While the slider shows another week. */
  asTyped: (hours: string) => `The report keeps to the ${hours} hours a week that you typed.`,
  emailLabel: 'Email address',
  emailHelp: 'We send the PDF and keep your answers so that we can talk about them.',
  making: 'The PDF is being made…',
  made: 'The PDF is among your downloads. Shall we email it to you as well?',
  notMade:
    'The PDF could not be made just now. Try again in a moment, or leave your address and we send it.',
  send: 'Send Report',
  sending: 'Sending...',
  sentText:
    'It should be in your inbox within a few minutes. Look in the spam folder if it is not.',
  sentHeld:
    'This site can not send email yet: yours waits until it can. You can have the PDF right here:',
  downloadNow: 'Save the PDF on this device',
  call: 'Talk it over in 30 minutes',
} as const
