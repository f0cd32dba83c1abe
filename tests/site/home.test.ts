import { expect, test } from 'vitest'
import { integrationTools } from '#content/home/integrations.ts'
import { pipelineSection, pipelineStages } from '#content/home/pipeline.ts'
import {
  closingCall,
  hero,
  industryDemo,
  problems,
  results,
  solution,
  trustedBy,
} from '#content/home/sections.ts'
import { testimonials } from '#content/home/testimonials.ts'
import { page as path } from '#shared/routes.ts'
import { readBuiltSite, textOf } from './built-site.ts'

const built = readBuiltSite().find((page) => page.path === path.home)
const main = /<main\b[\s\S]*<\/main>/.exec(built?.html ?? '')?.[0] ?? ''
const lines = textOf(main)
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')

/** Expects that these stand among the lines of the page in this order, each after the one before. */
function expectInOrder(wanted: readonly string[]) {
  let at = -1
  for (const words of wanted) {
    at = lines.indexOf(words, at + 1)
    expect(at, `${words}, in its place`).toBeGreaterThanOrEqual(0)
  }
}

// The order and the fixed words are public-site.md §2, Home.
test('the sections stand in the specified order', () => {
  expectInOrder([
    ...hero.headline.flat(),
    'FREE Automation Audit',
    'View Success Stories',
    'Deals Automated',
    'Hours Saved',
    'Efficiency Boost',
    trustedBy.title,
    problems.title,
    'Time Wasted',
    'Disconnected Tools',
    'Lost Opportunities',
    solution.title,
    industryDemo.title,
    pipelineSection.title,
    ...['Data Input', 'Processing', 'Automation', 'Output'],
    '200+ platform integrations',
    ...integrationTools.map(({ name }) => name),
    results.title,
    ...['250%', '15 hours', '99.9%'],
    ...testimonials.map(({ name }) => name),
    closingCall.title,
    closingCall.primary.label,
    closingCall.secondary.label,
    'No commitment required • 30-minute consultation • Instant ROI analysis',
  ])
})

test('there are as many of each as specified', () => {
  expect(integrationTools).toHaveLength(12)
  expect(trustedBy.brands).toHaveLength(3)
  expect(pipelineStages).toHaveLength(4)
  expect(testimonials).toHaveLength(3)
})

test('nothing follows the closing note', () => {
  expect(lines.at(-1)).toBe(closingCall.note)
})
