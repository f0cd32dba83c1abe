import { answerInWords } from '#shared/response-time.ts'
import { page } from '#shared/routes.ts'
import type { CopyLink } from '../types/common.ts'

export const industriesPage = {
  heading: 'Industries',
  introduction:
    'The tools are the same everywhere. The exceptions are not, and they decide whether an automation holds. Eight trades whose exceptions we know.',
  /** Above the hours of all eight, drawn as threads. */
  week: { heading: 'What a week gives back', thread: 'One thread, one hour of forty' },
  learnMore: 'Learn More',
  closing: {
    title: 'What would it look like in your trade?',
    text: `Tell us about one process. You hear from us ${answerInWords}: hours, cost and a first step, or what we need to know to name them. Free of charge.`,
    primary: { label: 'Get Industry Analysis', href: page.contact },
    secondary: { label: 'Schedule a Consultation', href: page.schedule },
  },
} as const satisfies {
  heading: string
  introduction: string
  week: { heading: string; thread: string }
  learnMore: string
  closing: { title: string; text: string; primary: CopyLink; secondary: CopyLink }
}

/** Headings and buttons of every industry page. */
export const industryPage = {
  metricsNoteHeading: 'How these figures are measured',
  featuresHeading: 'What we build',
  benefitsHeading: 'What changes',
  useCasesHeading: 'Where to begin',
  storyHeading: 'A success story',
  story: { challenge: 'Challenge', solution: 'Solution', results: 'Results' },
  /** Where the company is also one of the case studies. */
  fullStory: 'Read the Full Story',
  /** Where it is none of them. */
  otherStories: 'View Success Stories',
  closing: {
    title: 'Get a free industry analysis',
    text: `Tell us about one process. You hear from us ${answerInWords}: an estimate of hours, cost and payback, or what we need to know to make one.`,
    primary: { label: 'Get Free Industry Analysis', href: page.contact },
    secondary: { label: 'Schedule a Consultation', href: page.schedule },
  },
} as const

/** An unknown slug (public-site.md §2, §8). */
export const industryNotFound = {
  heading: 'Industry Not Found',
  text: 'We have no page for this industry. The eight we know best are one step back.',
  action: { label: 'Back to Industries', href: page.industries },
} as const satisfies { heading: string; text: string; action: CopyLink }
