import { describe, expect, test } from 'vitest'
import { auditFigures } from '#content/audit/results.ts'
import { templates } from '#content/templates/list.ts'
import { auditFields, hourFields } from '#shared/audit/answers.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { formatHours } from '#shared/audit/format.ts'
import { calculateAudit, hoursNowAndAfter } from '#shared/audit/results.ts'
import { painPoints } from '#shared/audit/vocabulary.ts'
import { everyItem, ordinaryAnswers } from '#tests/support/document-samples.ts'
import { fontsRead, havePoppler, linesRead } from '#tests/support/poppler.ts'
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts'
import {
  auditReportRequest,
  checklistRequest,
  type DocumentRequest,
  templateGuideRequest,
} from './document-request.ts'

const frame = {
  paper: 'A4',
  at: new Date('2026-11-21T12:00:00Z'),
  siteUrl: 'https://loom.example',
} as const

/** The answers of somebody with so many hours of one kind of work a week. */
const answersOf = (hours: number) => ({
  ...ordinaryAnswers,
  ...Object.fromEntries(hourFields.map((field) => [field, 0])),
  dataEntry: hours,
  painPoints: [...painPoints],
})
const auditOf = (hours: number) => auditReportRequest(answersOf(hours), frame)

/** One of each document that there is. */
const documents: Record<string, DocumentRequest> = {
  'an audit': auditOf(10),
  'a blank checklist': checklistRequest({ name: null, ticked: null }, frame),
  'a ticked checklist': checklistRequest({ name: 'Ada', ticked: everyItem.slice(0, 9) }, frame),
  ...Object.fromEntries(
    templates.map((template) => [template.title, templateGuideRequest(template, frame)]),
  ),
}
/** One of each kind of document, and two guides. */
const kinds = Object.entries(documents).slice(0, 5)

/** Hours a week with every first digit and every tenth, and what is shown in other ways. */
const hourSamples = [
  ...Array.from({ length: 49 }, (_, index) => Math.round(5 + (index * 94) / 48) / 10),
  ...[0, 10, 99.5, 1_234.5],
]

/** The same values in an order that looks random, and is the same in every run. */
function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state
  }
  return values
    .map((value) => ({ value, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** A document without what says when it was drawn. */
const undated = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/\(D:\d{14}Z\)/g, '')
    .replace(/\/ID \[.*\]/, '')

async function withRenderer<Result>(work: (renderer: DocumentRenderer) => Promise<Result>) {
  const renderer = createDocumentRenderer()
  try {
    return await work(renderer)
  } finally {
    await renderer.stop()
  }
}

test('a document is the same after any other as when it is the first', async () => {
  const alone = new Map<string, string>()
  const later: { what: string; name: string; pdf: string }[] = []
  for (const [first, order] of kinds) {
    await withRenderer(async (renderer) => {
      alone.set(first, undated(await renderer.render(order)))
      for (const [name, other] of kinds.filter(([name]) => name !== first)) {
        const pdf = undated(await renderer.render(other))
        later.push({ what: `${name} after ${first}`, name, pdf })
      }
    })
  }
  const changed = later.filter(({ name, pdf }) => pdf !== alone.get(name))
  expect(changed.map(({ what }) => what)).toEqual([])
})

/** What follows the words that begin a line, or stands alone at the end of that line. */
const after = (lines: string[], words: string) =>
  lines
    .find((line) => line.startsWith(`${words} `))
    ?.split(/\s{2,}/)
    .at(-1)

/** Every figure of an audit as another reader finds it. */
const figuresRead = (lines: string[]) => ({
  figures: auditFigureIds.map((id) => after(lines, auditFigures[id].label)),
  chart: lines.flatMap((line) => /([\d.,]+) ?h$/.exec(line)?.[1] ?? []),
  answer: lines
    .findLast((line) => line.startsWith(auditFields.dataEntry.label))
    ?.split(/\s{2,}/)[1],
})

/** The same figures as the page shows them. */
function figuresShown(hours: number) {
  const answers = answersOf(hours)
  const results = calculateAudit(answers)
  return {
    figures: auditFigureIds.map((id) => formatFigure(id, results)),
    chart: hoursNowAndAfter(answers).flatMap(({ now, after }) => [now, after].map(formatHours)),
    answer: `${formatHours(hours)} hours a week`,
  }
}

describe.skipIf(!havePoppler())('read by Poppler', () => {
  test('a hundred documents in random order show the figures of their pages', {
    timeout: 400_000,
  }, async () => {
    const audits = hourSamples.map((hours) => ({
      name: `${hours} hours`,
      order: auditOf(hours),
      hours,
    }))
    const others = Object.entries(documents).map(([name, order]) => ({ name, order, hours: null }))
    const sixTimes = Array<typeof others>(6).fill(others).flat()
    const hundred: { name: string; order: DocumentRequest; hours: number | null }[] = [
      ...audits,
      ...sixTimes,
    ].slice(0, 100)
    const drawn = new Map<string, Set<string>>()
    await withRenderer(async (renderer) => {
      // By this seed a checklist to fill in by hand comes first, which once cost the rest their dots.
      for (const { name, order, hours } of shuffled(hundred, 19)) {
        const pdf = await renderer.render(order)
        drawn.set(name, (drawn.get(name) ?? new Set()).add(undated(pdf)))
        const fonts = fontsRead(pdf)
        expect(fonts.length).toBeGreaterThan(0)
        expect(fonts.filter(({ embedded }) => !embedded)).toEqual([])
        if (hours !== null) expect(figuresRead(linesRead(pdf))).toEqual(figuresShown(hours))
      }
    })
    const different = [...drawn].filter(([, pdfs]) => pdfs.size > 1).map(([name]) => name)
    expect(different, 'drawn in more than one way').toEqual([])
  })
})
