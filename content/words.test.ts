import { describe, expect, test } from 'vitest'
import { answerInWords } from '#shared/response-time.ts'
import { industrySlugs, page, serviceSlugs } from '#shared/routes.ts'
import { brand } from './brand.ts'
import { industries } from './industries/list.ts'
import { errorPageMeta, pageMeta } from './meta/pages.ts'
import { pricingPage } from './pricing/page.ts'
import { plans } from './pricing/plans.ts'
import { services } from './services/list.ts'

const unique = (values: readonly unknown[]) => new Set(values).size === values.length
const _ids = <Id>(items: readonly { readonly id: Id }[]) => items.map((item) => item.id)

describe('metadata', () => {
  const metas = [...Object.values(pageMeta), ...services.map(({ meta }) => meta)].concat(
    industries.map(({ meta }) => meta),
  )

  test.each([...metas, ...Object.values(errorPageMeta)])(
    '$title fits',
    ({ title, description, keywords }) => {
      expect(`${title} · ${brand.name}`.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeLessThanOrEqual(155)
      expect(keywords.length).toBeGreaterThan(0)
    },
  )

  test('no two pages say the same of themselves', () => {
    expect(unique(metas.map((meta) => meta.title))).toBe(true)
    expect(unique(metas.map((meta) => meta.description))).toBe(true)
  })
})

/** What the firm promises to do within a time, besides answering: the words, and where they stand. */
const deadlines = [
  'about: within 90 days',
  'checklist: within 90 days',
  'checklist: within one working day',
  'checklist: within two days',
  'faqs: within 90 days',
  'legal: within 14 days',
  'legal: within 48 hours',
  'legal: within 72 hours',
  'legal: within 90 days',
  'legal: within ten working days',
  'pricing: within 4 hours',
  'pricing: within one working day',
]

describe('every word of the content', () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['./**/*.ts', '!./**/*.test.ts', '!./types/**'],
    { eager: true },
  )
  const strings: { file: string; key: string; text: string }[] = []
  const collect = (file: string, key: string, value: unknown): void => {
    if (typeof value === 'string') strings.push({ file, key, text: value })
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) collect(file, name, part)
    }
  }
  for (const [file, exports] of Object.entries(modules)) collect(file, '', exports)

  test('is there', () => {
    expect(strings.length).toBeGreaterThan(1_500)
    expect(strings.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  test('is free of the words that say nothing', () => {
    const empty =
      /seamless|cutting-edge|revolutioni|\bleverag|\bunlock|supercharg|game-chang|next-level|world-class|state-of-the-art|best-in-class|synerg|lorem|\bTODO\b/i
    expect(strings.filter(({ text }) => empty.test(text))).toEqual([])
  })

  test('is typeset with care', () => {
    const careless = /^\s|\s$| {2}|\s[,;.!?](?!\d)|\w'\w|"/
    // Words the specification sets letter by letter keep its straight apostrophe.
    const verbatim = ["Thank you! We'll be in touch within 24 hours."]
    const prose = strings.filter(({ text }) => !text.startsWith('http') && !verbatim.includes(text))
    expect(prose.filter(({ text }) => careless.test(text))).toEqual([])
  })

  test('promises an answer within one time, and names every other deadline on purpose', () => {
    // What runs at clients, and what a visitor builds from a template, is no promise of the firm.
    const ofClients = ['case-studies', 'demos', 'flows', 'industries', 'services', 'templates']
    const within =
      /\bwithin (?:\d+|an?|one|two|three|four|ten) (?:working )?(?:minute|hour|day|week)s?/g
    const found = strings.flatMap(({ file, text }) => {
      const [, folder = ''] = /^\.\/([\w-]+)/.exec(file) ?? []
      if (ofClients.includes(folder)) return []
      return (text.match(within) ?? [])
        .filter((words) => words !== answerInWords)
        .map((words) => `${folder}: ${words}`)
    })
    expect([...new Set(found)].toSorted()).toEqual(deadlines)
    for (const { text } of strings) expect(text).not.toContain('never hear from us')
  })

  test('gives support at any hour to all clients or to none', () => {
    expect(brand.support).toContain('24/7')
    expect(pricingPage.introduction).toContain('on call 24/7 in every plan')
    const sold = plans.flatMap((plan) => [...plan.features])
    expect(sold.filter((feature) => /24\/7|clock|working hours/.test(feature))).toEqual([])
  })

  test('links only to pages of the site', () => {
    const pages = new Set<unknown>([
      ...Object.values(page).filter((path) => typeof path === 'string'),
      ...serviceSlugs.map(page.service),
      ...industrySlugs.map(page.industry),
    ])
    const hrefs = strings.filter(({ key }) => key === 'href')
    expect(hrefs.length).toBeGreaterThan(20)
    expect(hrefs.filter(({ text }) => !pages.has(text.split('?', 1)[0] ?? ''))).toEqual([])
  })
})
