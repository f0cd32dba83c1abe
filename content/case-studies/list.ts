import { page } from '#shared/routes.ts'
import type { CaseStudy } from '../types/case-study.ts'
import type { CopyLink } from '../types/common.ts'
import { alderFalls } from './alder-falls.ts'
import { corvane } from './corvane.ts'
import { quillhaven } from './quillhaven.ts'
import { renquist } from './renquist.ts'

export const caseStudiesPage = {
  heading: 'Success stories, with\nthe hard parts left in',
  label: ['Four projects', 'Measured before and after'],
  introduction:
    'Four projects from first visit to figures. Each was measured for two weeks before we began and again after launch, by the client’s own people.',
  indexHeading: 'The four, by industry',
  words: {
    before: 'Before',
    after: 'After',
    challenge: 'The challenge',
    solution: 'The solution',
    open: 'Read the whole story',
    close: 'Fold the story',
    weeks: 'From kickoff to live',
    tools: 'Tools that were joined',
    owners: 'Names and marks belong to their owners.',
  },
  closing: {
    title: 'Curious what yours would look like?',
    text: 'The audit takes about eight minutes and ends with hours, cost and payback for your own week.',
    /** On the cover of the volume that is still to be written. */
    cover: 'Yours',
    action: { label: 'Take the Free Efficiency Audit', href: page.audit },
  },
} as const satisfies {
  heading: string
  label: readonly string[]
  introduction: string
  indexHeading: string
  words: Record<
    'before' | 'after' | 'challenge' | 'solution' | 'open' | 'close' | 'weeks' | 'tools' | 'owners',
    string
  >
  closing: { title: string; text: string; cover: string; action: CopyLink }
}

/** The four stories, newest first; one is a municipality (public-site.md §3). */
export const caseStudies: readonly CaseStudy[] = [alderFalls, quillhaven, corvane, renquist]
