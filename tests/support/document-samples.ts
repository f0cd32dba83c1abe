import { checklist } from '#content/checklist/list.ts'
import { type AuditAnswers, emptyAudit, textFields } from '#shared/audit/answers.ts'
import { auditAnswersSchema } from '#shared/audit/schema.ts'
import { painPoints } from '#shared/audit/vocabulary.ts'

/** The ids of the checklist's twenty items, in their order. */
export const everyItem = checklist.flatMap(({ items }) => items.map(({ id }) => id))

/** The answers of somebody who fills in an ordinary audit. */
export const ordinaryAnswers = auditAnswersSchema.parse({
  companyName: 'Weaving & Søn',
  industry: 'Logistics',
  employeeCount: '51-200',
  role: 'Dispatcher',
  dataEntry: 12,
  reportGeneration: 3.5,
  customerCommunication: 10,
  invoicing: 5.25,
  otherTasks: 'Crew schedule on Sunday evening',
  painPoints: ['Slow response times to customers'],
  crmSystem: 'HubSpot',
})

/** Texts that documents have to survive, each by what it is. */
export const hardTexts: Record<string, string> = {
  'a word of 200 letters': 'W'.repeat(200),
  'words of 200 letters together': 'Weaving and Dyeing Works of the Upper Valley '
    .repeat(5)
    .slice(0, 200),
  'right-to-left writing': 'شركة النسيج للحلول البرمجية ומנהל משרד ראשי (2026)',
  'a right-to-left word of 200 letters': 'ש'.repeat(200),
  emoji: '🚀👩‍👩‍👧 Zoë 🇩🇪',
  // No emoji yet, but kept free for one.
  'nothing that can be drawn': '\u{1fc00}',
  'writing without a font': '株式会社 नमस्ते 주식회사',
  markup: '</Text><script>&amp;%00',
}

/** Audits from the plainest to what nobody should send. */
export const auditSamples: Record<string, AuditAnswers> = {
  plain: ordinaryAnswers,
  'empty answers': { ...ordinaryAnswers, ...blank(), companyName: 'A', role: 'B' },
  'no hours': {
    ...ordinaryAnswers,
    dataEntry: 0,
    reportGeneration: 0,
    customerCommunication: 0,
    invoicing: 0,
  },
  'the most hours': {
    ...ordinaryAnswers,
    employeeCount: '500+',
    dataEntry: 10_000,
    invoicing: 10_000,
  },
  'an industry of no cloth': { ...ordinaryAnswers, industry: 'Other' },
  'every pain point': { ...ordinaryAnswers, painPoints: [...painPoints] },
  'free text of 5,000 letters': {
    ...ordinaryAnswers,
    otherTasks: 'We copy mail into the sheet. '.repeat(180).slice(0, 5_000),
  },
  'a word of 5,000 letters': {
    ...ordinaryAnswers,
    otherTasks: 'x'.repeat(5_000),
    otherSoftware: 'y'.repeat(500),
  },
  ...Object.fromEntries(
    Object.entries(hardTexts).map(([what, text]) => [
      what,
      {
        ...ordinaryAnswers,
        companyName: text,
        role: text,
        otherTasks: `${text}\n`.repeat(4),
        otherSoftware: text,
      },
    ]),
  ),
}

function blank() {
  const { painPoints: _, ...texts } = emptyAudit
  const optional = textFields.filter((field) => field !== 'industry' && field !== 'employeeCount')
  return Object.fromEntries(optional.map((field) => [field, texts[field]]))
}

/** Somebody's checklist: how many of the items, in their order, are ticked; null for none told. */
export const tickedSamples: (number | null)[] = [null, 0, 1, 6, 13, 17, 20]
