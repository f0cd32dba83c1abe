import { describe, expect, test } from 'vitest'
import { checklistCategories } from '#shared/checklist/vocabulary.ts'
import { planSizes } from '#shared/pricing/plan-fit.ts'
import { industrySlugs, serviceSlugs } from '#shared/routes.ts'
import { templateIndustries } from '#shared/templates/template.ts'
import { aboutStats, coreValues, purposeCards } from './about/page.ts'
import { caseStudies } from './case-studies/list.ts'
import { checklist } from './checklist/list.ts'
import { demoScenarios } from './demos/list.ts'
import { jobRecords } from './demos/records.ts'
import { contactFaqs, pricingFaqs } from './faqs.ts'
import { integrationFlows } from './flows/list.ts'
import { integrationTools } from './home/integrations.ts'
import { pipelineStages } from './home/pipeline.ts'
import { problems, results, trustedBy } from './home/sections.ts'
import { testimonials } from './home/testimonials.ts'
import { industries } from './industries/list.ts'
import { platformNodes } from './integration-map.ts'
import { platformPopups } from './integration-popups.ts'
import { privacyPolicy } from './legal/privacy.ts'
import { termsOfService } from './legal/terms.ts'
import { planComparison } from './pricing/comparison.ts'
import { platformCosts } from './pricing/page.ts'
import { plans } from './pricing/plans.ts'
import { resources, resourcesPage } from './resources/page.ts'
import { cardServices, relatedServices, services } from './services/list.ts'
import { templates } from './templates/list.ts'
import { platformIds } from './types/integration-map.ts'

const unique = (values: readonly unknown[]) => new Set(values).size === values.length
const ids = <Id>(items: readonly { readonly id: Id }[]) => items.map((item) => item.id)

describe('services and industries', () => {
  test('every slug of the routes has its service, and no other', () => {
    expect(ids(services)).toEqual([...serviceSlugs])
  })

  test('the cards carry the starting prices of public-site.md §3', () => {
    expect(cardServices.map(({ id, startingPrice }) => [id, startingPrice])).toEqual([
      ['workflow-automation', 299],
      ['ai-chatbots', 199],
      ['data-integration', 399],
      ['marketing-automation', 499],
      ['sales-automation', 599],
      ['document-automation', 349],
      ['financial-automation', 449],
      ['hr-automation', 379],
    ])
    expect(services.slice(8).map((service) => service.startingPrice)).toEqual(Array(6).fill(null))
  })

  test.each(services)('$id is complete', ({ id, features, useCases, description }) => {
    expect(features.length).toBeGreaterThanOrEqual(6)
    expect(features.length).toBeLessThanOrEqual(8)
    expect(useCases).toHaveLength(6)
    expect(description.length).toBeGreaterThanOrEqual(2)
    expect(unique([id, ...relatedServices[id]])).toBe(true)
  })

  test('the industries are those of the routes, in their order', () => {
    expect(ids(industries)).toEqual([...industrySlugs])
  })

  test.each(industries)('$id is complete', ({ features, useCases, metrics }) => {
    expect(features).toHaveLength(8)
    expect(useCases).toHaveLength(8)
    expect(metrics.timeSaved).toMatch(/^\d+ hours$/)
    expect(metrics.costReduction).toMatch(/^\d+%$/)
    expect(metrics.efficiency).toMatch(/^\d+%$/)
  })
})

test('an icon stands for one thing among services, trades, resources, values and aims', () => {
  const icons = [services, industries, resources, coreValues, purposeCards].flatMap((things) =>
    things.map(({ icon }) => icon),
  )
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
  const benefits = industries.flatMap((industry) => industry.benefits.map(({ icon }) => icon))
  expect(benefits.filter((icon) => icons.includes(icon))).toEqual([])
})

describe('the home page', () => {
  test('has as many pieces as public-site.md §2 counts', () => {
    expect(trustedBy.brands).toHaveLength(3)
    expect(problems.cards.map((card) => card.title)).toEqual([
      'Time Wasted',
      'Disconnected Tools',
      'Lost Opportunities',
    ])
    expect(pipelineStages.map((stage) => stage.title)).toEqual([
      'Data Input',
      'Processing',
      'Automation',
      'Output',
    ])
    expect(integrationTools).toHaveLength(12)
    expect(results.stats.map((stat) => stat.value)).toEqual(['250%', '15 hours', '99.9%'])
    expect(testimonials).toHaveLength(3)
    expect(contactFaqs).toHaveLength(4)
  })

  test.each(testimonials)('the initials of $name fit', ({ name, initials }) => {
    const words = name.replace(/^Dr\. /, '').split(' ')
    expect(words.map((word) => word[0]).join('')).toBe(initials)
  })
})

describe('the integration map', () => {
  const mirrored = { bidirectional: 'bidirectional', outgoing: 'incoming', incoming: 'outgoing' }

  test('has the six platforms, two of them without a label', () => {
    expect(new Set(ids(platformNodes))).toEqual(new Set(platformIds))
    expect(ids(platformNodes.filter((node) => !node.hasLabel)).toSorted()).toEqual([
      'google-workspace',
      'slack',
    ])
  })

  test.each(platformNodes)('$id and its neighbors tell the same', (node) => {
    expect(new Set(node.integrationPaths.map((path) => path.to))).toEqual(new Set(node.connections))
    expect(node.capabilities.length).toBeGreaterThanOrEqual(2)
    for (const path of node.integrationPaths) {
      const back = platformNodes
        .find(({ id }) => id === path.to)
        ?.integrationPaths.find(({ to }) => to === node.id)
      expect(back).toEqual({ ...path, to: node.id, direction: mirrored[path.direction] })
    }
  })

  test('the popups carry the figures of public-site.md §3', () => {
    const figures = Object.values(platformPopups).map((popup) => [
      popup.id,
      popup.apiEndpoints,
      popup.monthlyVolume,
    ])
    expect(figures).toEqual([
      ['hubspot', 150, '2.5M'],
      ['salesforce', 300, '5.2M'],
      ['slack', 75, '1.8M'],
    ])
  })

  test('the popups agree with the nodes, at latencies from 2 to 60 seconds', () => {
    const latencies = Object.values(platformPopups).flatMap((popup) =>
      popup.connections.map(({ target, dataTypes, direction, frequency, latency }) => {
        const node = platformNodes.find(({ id }) => id === popup.id)
        const path = node?.integrationPaths.find(({ to }) => to === target)
        expect(path).toMatchObject({ dataTypes, direction, frequency })
        expect(latency).toMatch(/^< \d+ s$/)
        return Number(latency.match(/\d+/)?.[0])
      }),
    )
    expect([Math.min(...latencies), Math.max(...latencies)]).toEqual([2, 60])
  })
})

describe('the demos', () => {
  test('the scenarios carry the metrics of public-site.md §9', () => {
    expect(demoScenarios.map(({ id, metrics }) => [id, ...Object.values(metrics)])).toEqual([
      ['sales', '45+ minutes', '8 seconds', '99.7%'],
      ['ecommerce', '25+ minutes', '12 seconds', '99.2%'],
      ['healthcare', '35+ minutes', '15 seconds', '99.3%'],
      ['finance', '60+ minutes', '18 seconds', '99.5%'],
    ])
  })

  test.each(demoScenarios)('$id has four different steps', ({ steps }) => {
    expect(steps).toHaveLength(4)
    expect(unique(ids(steps))).toBe(true)
  })

  test.each(Object.entries(jobRecords))('%s changes a thing at each step', (_, record) => {
    expect(record.artefacts).toHaveLength(4)
    expect(record.results).toHaveLength(4)
    for (const { lines } of record.artefacts) expect(lines).toHaveLength(3)
    const details = record.artefacts.flatMap(({ lines }) => lines.map(({ detail }) => detail))
    expect(new Set(details).size).toBe(12)
  })

  test.each(integrationFlows)('$id is a chain of complete tools', ({ tools }) => {
    expect(tools.length).toBeGreaterThanOrEqual(4)
    expect(unique(ids(tools))).toBe(true)
    for (const { dataFlow, integrations } of tools) {
      for (const part of [dataFlow.receives, dataFlow.sends, dataFlow.triggers, integrations]) {
        expect(part.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('pricing', () => {
  test('the seven plans carry the figures and links of public-site.md §9', () => {
    expect(
      plans.map((plan) => [plan.name, plan.monthlyPrice, plan.category, plan.cta.href]),
    ).toEqual([
      ['Starter', 299, 'automation', '/schedule?plan=starter'],
      ['Growth', 599, 'automation', '/schedule?plan=growth'],
      ['Scale', 999, 'automation', '/schedule?plan=scale'],
      ['Automation Partner', 3500, 'enterprise', '/schedule?plan=automation-partner'],
      ['Automation Team', 4800, 'enterprise', '/schedule?plan=automation-team'],
      ['Executive Automation', 5990, 'enterprise', '/schedule?plan=executive-automation'],
      ['Custom Enterprise', null, 'enterprise', null],
    ])
    expect(plans.filter((plan) => plan.badge !== null).map((plan) => plan.name)).toEqual(['Growth'])
    expect(plans.filter((plan) => plan.highlight).map((plan) => plan.name)).toEqual([
      'Growth',
      'Executive Automation',
    ])
  })

  test('limits of workflows and apps, platform costs, questions', () => {
    const features: readonly string[] = plans.flatMap((plan) => [...plan.features])
    for (const limit of ['Up to 5 workflows', 'Up to 15 workflows', 'Up to 35 workflows']) {
      expect(features).toContain(limit)
    }
    expect(features.filter((feature) => /\b(100|500)\+ apps/.test(feature))).toHaveLength(2)
    expect(platformCosts.items.map((item) => item.from)).toEqual([9, 20, 20])
    expect(pricingFaqs).toHaveLength(5)
  })
})

describe('what visitors take away', () => {
  test('the checklist has the four categories of five, each item with its own id', () => {
    expect(checklist.map(({ id, title }) => ({ id, title }))).toEqual([...checklistCategories])
    expect(checklist.map((category) => category.items.length)).toEqual([5, 5, 5, 5])
    expect(unique(checklist.flatMap((category) => ids(category.items)))).toBe(true)
  })

  test('each industry of the filter has one template', () => {
    expect(templates.map((template) => template.industry).toSorted()).toEqual(
      templateIndustries.filter((industry) => industry !== 'All Industries').toSorted(),
    )
    expect(new Set(templates.map((template) => template.complexity)).size).toBe(3)
  })

  test.each(templates)('$id is worth keeping', (template) => {
    expect(template.integrations.length).toBeGreaterThan(3)
    expect(template.benefits.length).toBeGreaterThanOrEqual(3)
    expect(template.setup.length).toBeGreaterThanOrEqual(6)
    expect(template.setup.length).toBeLessThanOrEqual(10)
    expect(template.fields.length).toBeGreaterThanOrEqual(5)
    expect(template.watchOuts.length).toBeGreaterThanOrEqual(3)
  })
})

describe('the firm', () => {
  test('figures of /about and /resources are those of public-site.md §9', () => {
    expect(aboutStats.map((stat) => stat.value)).toEqual(['10+', '5+', '24/7', '100%'])
    expect(coreValues).toHaveLength(3)
    expect(ids(purposeCards)).toEqual(['mission', 'vision', 'goal', 'promise'])
    expect(ids(resources)).toEqual(['checklist', 'audit', 'templates'])
    expect(resourcesPage.figures.map((figure) => figure.value)).toEqual(['10,000+', '15+', '500+'])
  })

  test('there are four case studies, one of a municipality', () => {
    expect(unique(ids(caseStudies))).toBe(true)
    expect(caseStudies).toHaveLength(4)
    expect(caseStudies.filter(({ industry }) => industry === 'Municipality')).toHaveLength(1)
    for (const { weeks, published } of caseStudies) {
      // "Projects take 2-6 weeks" (public-site.md §9).
      expect(weeks).toBeGreaterThanOrEqual(2)
      expect(weeks).toBeLessThanOrEqual(6)
      expect(Temporal.PlainDate.from(published).toString()).toBe(published)
    }
  })

  test.each(caseStudies.map((study) => [study.id, study] as const))(
    '%s: the figures that are drawn are those of the first metric',
    (_, { change: { before, after }, metrics }) => {
      const drawn = `${before.value} ${after.value}`.match(/[\d.]+/g) ?? []
      expect(metrics[0].value.match(/[\d.]+/g)).toEqual(drawn)
      expect(after.threads).toBeLessThan(before.threads)
    },
  )

  test('each plan has its cell in every row of the table', () => {
    for (const category of ['automation', 'enterprise'] as const) {
      const columns = plans.filter((plan) => plan.category === category).length
      const rows = planComparison[category].flatMap(({ rows }) => rows)
      expect(rows.filter((row) => row.plans.length !== columns)).toEqual([])
    }
  })

  test.each([
    [
      'terms',
      termsOfService,
      ['99.9%', 'monthly or annually', 'non-refundable', '30 days', '48 h'],
    ],
    ['privacy', privacyPolicy, ['within 90 days', '72 hours']],
  ])('%s: eleven sections and every promise of public-site.md §2', (_, document, promises) => {
    expect(document.sections).toHaveLength(11)
    expect(unique(ids(document.sections))).toBe(true)
    expect(document.lastUpdated).toBe('January 15, 2024')
    const text = JSON.stringify(document.sections)
    for (const promise of promises) expect(text).toContain(promise)
  })
})

test('the plans that an estimate is held against are those on sale, at their prices', () => {
  for (const { id, workflows, monthlyPrice } of planSizes) {
    const plan = plans.find((one) => one.id === id)
    expect(plan?.monthlyPrice, id).toBe(monthlyPrice)
    if (workflows <= 35) expect(plan?.features, id).toContain(`Up to ${workflows} workflows`)
  }
})
