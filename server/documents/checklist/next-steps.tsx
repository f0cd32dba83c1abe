import { View } from '@react-pdf/renderer'
import { bandReadings } from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import type { ChecklistScore } from '#shared/checklist/score.ts'
import { page } from '#shared/routes.ts'
import { Numbered } from '../stationery/numbered.tsx'
import { WebAddress } from '../stationery/web-address.tsx'

type NextStepsProps = { score: ChecklistScore | null; siteUrl: string }

/** What the reading advises, then the way to a conversation and back to the list. */
export function NextSteps({ score, siteUrl }: NextStepsProps) {
  const steps = score
    ? [...bandReadings[score.band].next.map((step) => `${step}.`), checklistPdf.talk]
    : checklistPdf.nextByHand
  return (
    <View>
      <Numbered items={steps} />
      <View style={{ marginTop: 3, marginLeft: 22, gap: 2 }}>
        <WebAddress label={checklistPdf.schedule} address={siteUrl + page.schedule} />
        {score && <WebAddress label={checklistPdf.again} address={siteUrl + page.checklist} />}
      </View>
    </View>
  )
}
