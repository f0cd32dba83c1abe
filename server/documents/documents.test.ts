import { afterAll, describe, expect, test } from 'vitest'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { bandReadings, checklist, weakestCategoryHints } from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import { tradeCloths, tradeOfIndustry } from '#content/cloths.ts'
import { templates } from '#content/templates/list.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { recommend } from '#shared/audit/recommendations.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { bandRanges } from '#shared/checklist/band-ranges.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import { papers } from '#shared/documents/paper.ts'
import {
  auditSamples,
  everyItem,
  hardTexts,
  tickedSamples,
} from '#tests/support/document-samples.ts'
import { inLongLane, isLongLane } from '#tests/support/lane.ts'
import { missingFonts, pdfPages, pdfText } from '#tests/support/pdf-text.ts'
import { createDocumentRenderer } from './document-renderer.ts'
import {
  auditReportRequest,
  checklistRequest,
  type DocumentRequest,
  templateGuideRequest,
} from './document-request.ts'

const renderer = createDocumentRenderer()
afterAll(() => renderer.stop())

const at = new Date('2026-11-21T12:00:00Z')
const siteUrl = 'https://loom.example'
const clothNames = [...new Set(Object.values(tradeCloths).map(({ name }) => name))]
const clothOf = (industry: keyof typeof tradeOfIndustry) => {
  const trade = tradeOfIndustry[industry]
  return trade && tradeCloths[trade].name
}
const sizes = { A4: { width: 595, height: 842 }, Letter: { width: 612, height: 792 } }

/** Lines are broken where they fit, so texts are compared without any space. */
const squeezed = (text: string) => text.replace(/\s+/g, '')

async function draw(request: DocumentRequest) {
  const pdf = Buffer.from(await renderer.render(request))
  const pages = pdfPages(pdf)
  for (const page of pages) expect(page).toEqual(sizes[request.paper])
  expect(missingFonts(pdf)).toEqual([])
  const text = squeezed(pdfText(pdf))
  expect(text).toContain(squeezed(`Page ${pages.length} of ${pages.length}`))
  return { pages: pages.length, says: (words: string) => text.includes(squeezed(words)), text }
}

/** The gate draws on the shorter paper. */
describe.each(isLongLane ? papers : papers.slice(-1))('on %s', (paper) => {
  const frame = { paper, at, siteUrl }

  test.each(Object.entries(auditSamples))('an audit with %s', async (what, answers) => {
    const { pages, says } = await draw(auditReportRequest(answers, frame))
    const results = calculateAudit(answers)
    for (const id of auditFigureIds) expect(says(formatFigure(id, results)), id).toBe(true)
    for (const { title, effect } of recommend(answers)) {
      expect(says(title)).toBe(true)
      expect(says(effect)).toBe(true)
    }
    for (const point of answers.painPoints) expect(says(point)).toBe(true)
    expect(says('November 21, 2026')).toBe(true)
    expect(clothNames.filter((name) => says(name))).toEqual(
      [clothOf(answers.industry) ?? []].flat(),
    )
    expect(pages).toBeGreaterThanOrEqual(3)
    expect(pages).toBeLessThanOrEqual(/5,000/.test(what) ? 7 : 5)
  })

  test.each(tickedSamples)('a checklist with %s ticks', async (count) => {
    const ticked = count === null ? null : everyItem.slice(0, count)
    const { pages, says, text } = await draw(checklistRequest({ name: 'Ada', ticked }, frame))
    const score = scoreChecklist(checklist, new Set(ticked))
    for (const { items } of checklist) {
      for (const { title, guidance } of items) {
        expect(says(title), title).toBe(true)
        expect(says(guidance), title).toBe(true)
      }
    }
    expect(says('Prepared for Ada on November 21, 2026')).toBe(true)
    expect(pages).toBe(3)
    const inPlace = text.split(squeezed(checklistPdf.states.ticked)).length - 1
    if (score.checked === 0) {
      for (const { from, to } of bandRanges) expect(says(checklistPdf.range(from, to))).toBe(true)
      expect(inPlace, 'boxes to tick by hand').toBe(0)
      return
    }
    expect(says(checklistPdf.score(score.checked, score.total))).toBe(true)
    expect(says(bandReadings[score.band].title)).toBe(true)
    if (score.weakest) expect(says(weakestCategoryHints[score.weakest])).toBe(true)
    for (const { checked, total } of score.categories) {
      expect(says(checklistPdf.part(checked, total))).toBe(true)
    }
    expect(inPlace).toBe(score.checked)
  })

  test.each(Object.entries(hardTexts))('a checklist for %s', async (_what, name) => {
    const { pages, says } = await draw(
      checklistRequest({ name, ticked: everyItem.slice(0, 3) }, frame),
    )
    expect(says(checklistPdf.score(3, 20))).toBe(true)
    expect(pages).toBeLessThanOrEqual(4)
  })

  test('emoji are drawn, and what has no glyph is owned up to', async () => {
    const request = (name: string) => checklistRequest({ name, ticked: null }, frame)
    const emoji = await draw(request('Zoë 🚀👩‍👩‍👧👍🏽 & Co 🇩🇪🇫🇷'))
    expect(emoji.says('Prepared for Zoë 🚀 👩 👩 👧 👍 & Co 🇩🇪 🇫🇷 on')).toBe(true)
    expect(emoji.says(checklistPdf.incomplete)).toBe(false)
    const writing = await draw(request('株式 🚀'))
    expect(writing.says('Prepared for ?? 🚀 on')).toBe(true)
    expect(writing.says(checklistPdf.incomplete)).toBe(true)
  })

  test.each(templates.map((template) => [template.title, template] as const))(
    'the guide to %s',
    async (title, template) => {
      const { pages, says } = await draw(templateGuideRequest(template, frame))
      const { steps, setup, fields, integrations, processes, watchOuts, benefits } = template
      const words = [
        title,
        template.description,
        ...[...steps, ...setup].flatMap((step) => [step.title, step.description]),
        ...fields.flatMap((mapping) => Object.values(mapping)),
        ...[integrations, processes, watchOuts, benefits].flat(),
      ]
      for (const word of words) expect(says(word), word).toBe(true)
      expect(says(clothOf(template.industry) ?? '')).toBe(true)
      expect(pages).toBe(3)
    },
  )
})

test('what can not be drawn is said in the document', async () => {
  const frame = { paper: 'A4', at, siteUrl } as const
  const own = { name: '株式会社', ticked: everyItem }
  const list = await draw(checklistRequest(own, frame))
  expect(list.says(checklistPdf.incomplete)).toBe(true)
  expect(list.says('Prepared for ???? on')).toBe(true)
  const answers = { ...auditSamples.plain, otherTasks: 'नमस्ते' } as (typeof auditSamples)[string]
  expect((await draw(auditReportRequest(answers, frame))).says(auditPdf.incomplete)).toBe(true)
  const whole = await draw(checklistRequest({ ...own, name: 'Ada' }, frame))
  expect(whole.says(checklistPdf.incomplete)).toBe(false)
})

test('a name of any length makes a document that ends', inLongLane, async () => {
  const frame = { paper: 'Letter', at, siteUrl } as const
  for (let length = 20; length <= 200; length += 12) {
    const name = `${'Nm '.repeat(70).slice(0, length - 2)}🚀`
    const { pages } = await draw(checklistRequest({ name, ticked: everyItem.slice(0, 9) }, frame))
    expect(pages).toBeLessThanOrEqual(4)
  }
})
