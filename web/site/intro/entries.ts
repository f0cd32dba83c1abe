import { industryIntroductions, industryNames } from '#content/industries.ts'
import { type Action, type Introduction, introductions } from '#content/introductions.ts'
import { serviceIntroductions, serviceNames } from '#content/services.ts'
import {
  type IndustrySlug,
  industrySlugs,
  page,
  type ServiceSlug,
  serviceSlugs,
} from '#shared/routes.ts'

export type IntroEntry = Introduction & { parent?: Action }

const schedule: Action = { label: 'Schedule Consultation', href: page.schedule }
const stories: Action = { label: 'View Success Stories', href: page.caseStudies }
const contact: Action = { label: 'Contact Us', href: page.contact }

/** The page of one service. */
export function serviceEntry(slug: ServiceSlug): IntroEntry {
  const name = serviceNames[slug]
  const { promise, summary, paragraphs, outcomes } = serviceIntroductions[slug]
  return {
    meta: {
      path: page.service(slug),
      title: name,
      description: summary,
      keywords: [name.toLowerCase(), 'automation services', 'business automation'],
    },
    heading: name,
    lead: promise,
    paragraphs,
    points: { title: 'What you have at the end', items: outcomes.map((text) => ({ text })) },
    actions: [schedule, stories, contact],
    parent: { label: 'Services', href: page.services },
  }
}

/** The page of one industry. */
export function industryEntry(slug: IndustrySlug): IntroEntry {
  const name = industryNames[slug]
  const { promise, summary, paragraphs, outcomes } = industryIntroductions[slug]
  return {
    meta: {
      path: page.industry(slug),
      title: `Automation for ${name}`,
      description: summary,
      keywords: [`${name.toLowerCase()} automation`, 'industry automation', 'workflow automation'],
    },
    heading: `${name} automation`,
    lead: promise,
    paragraphs,
    points: { title: 'Where a first project starts', items: outcomes.map((text) => ({ text })) },
    actions: [{ label: 'Get Industry Analysis', href: page.contact }, schedule],
    parent: { label: 'Industries', href: page.industries },
  }
}

const services: IntroEntry = {
  meta: {
    path: page.services,
    title: 'Services',
    description:
      'Fourteen kinds of automation work, from a single workflow to the data behind a whole company, each with what you have at the end.',
    keywords: ['automation services', 'workflow automation', 'ai integration'],
  },
  heading: 'Services',
  lead: 'Start with the one thing that happens every day. The rest follows along the same thread.',
  paragraphs: [
    'Clients seldom come for a service; they come with a nuisance. The list is here so that you can find yours under the name it goes by. Most projects touch two or three of these, and the first one is usually the smallest.',
    'Every piece of work ends the same way: running, written down, and yours to change.',
  ],
  points: {
    title: 'What we do',
    items: serviceSlugs.map((slug) => ({
      text: serviceNames[slug],
      note: serviceIntroductions[slug].promise,
      href: page.service(slug),
    })),
  },
  actions: [contact, schedule],
}

const industries: IntroEntry = {
  meta: {
    path: page.industries,
    title: 'Industries',
    description:
      'Automation for healthcare, e-commerce, manufacturing, finance, real estate, education, logistics and professional services.',
    keywords: ['industry automation', 'automation by industry', 'business automation'],
  },
  heading: 'Industries',
  lead: 'Every trade has its own forms, its own rules and its own word for “urgent”.',
  paragraphs: [
    'The threads are similar everywhere: something arrives, is checked, is passed on, is billed. What differs is what may go wrong, and who has to answer for it. We have learnt that from the people who do the work, one trade after the other.',
    'If yours is not on the list, ask. It shares more with one of these than you would think.',
  ],
  points: {
    title: 'Where we are at home',
    items: industrySlugs.map((slug) => ({
      text: industryNames[slug],
      note: industryIntroductions[slug].promise,
      href: page.industry(slug),
    })),
  },
  actions: [{ label: 'Get Industry Analysis', href: page.contact }, schedule],
}

/** The introduction pages that stand at the root: `/services`, `/pricing` and so on. */
export const rootEntries: readonly IntroEntry[] = [services, industries, ...introductions]
