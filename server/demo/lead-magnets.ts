import { sampleAudit } from '#content/audit/sample.ts'
import { checklist } from '#content/checklist/list.ts'
import { templates } from '#content/templates/list.ts'
import { checklistItemCount } from '#shared/checklist/vocabulary.ts'
import { type LeadMagnetType, leadMagnetTypes } from '#shared/lead-magnets/vocabulary.ts'
import { auditText, checklistText, createSubmission } from '../lead-magnets/create-submission.ts'
import { type SubmissionRow, updateSubmission } from '../lead-magnets/submission-records.ts'
import { originOf, type Person } from './cast.ts'
import type { Scene } from './scene.ts'

const itemIds = checklist.flatMap(({ items }) => items.map(({ id }) => id))

/** What somebody asks for says of them: their ticks, their answers, the template's title. */
function submitted(
  { dice }: Scene,
  type: LeadMagnetType,
  company: string,
): { submissionData: string | null; answers?: Record<string, unknown> } {
  switch (type) {
    case 'checklist': {
      const checked = itemIds.filter(() => dice.chance(55))
      return { submissionData: checklistText(checked, checklistItemCount), answers: { checked } }
    }
    case 'audit': {
      const answers = {
        ...sampleAudit,
        companyName: company,
        dataEntry: 4 + dice.below(16),
        reportGeneration: 1 + dice.below(8),
        customerCommunication: 3 + dice.below(14),
        invoicing: 1 + dice.below(9),
      }
      return { submissionData: auditText(answers), answers }
    }
    case 'template':
      return { submissionData: dice.pick(templates).title }
    case 'guide':
      return { submissionData: null }
  }
}

/** Somebody asks for one of the free resources; returns what was kept. */
export function download(scene: Scene, { phone: _, ...person }: Person): Promise<SubmissionRow> {
  const type = scene.dice.pick(leadMagnetTypes)
  const { answers, submissionData } = submitted(scene, type, person.company)
  return createSubmission({
    ctx: scene.as('visitor'),
    input: { ...person, leadMagnetType: type, submissionData },
    origin: originOf(scene.dice),
    paper: 'Letter',
    ...(answers && { answers }),
  })
}

/** What comes of it: two of three hear from us, and some of them buy, or do not want to. */
export async function followUp(scene: Scene, row: SubmissionRow): Promise<void> {
  const { dice, colleagues } = scene
  if (!dice.chance(65)) return
  const followupStatus = dice.pick([
    'contacted',
    'contacted',
    'completed',
    'not-interested',
  ] as const)
  const { id, name, email, company, leadMagnetType, submissionData } = row
  await updateSubmission({
    ctx: scene.as(dice.pick(colleagues)),
    id,
    input: { name, email, company, leadMagnetType, submissionData, followupStatus },
  })
}
