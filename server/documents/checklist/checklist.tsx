import { Text } from '@react-pdf/renderer'
import { checklist } from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import { documentWords } from '#content/documents.ts'
import type { ChecklistCategory } from '#content/types/checklist.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { look } from '../stationery/look.ts'
import { Section } from '../stationery/section.tsx'
import { Bound, Sheet } from '../stationery/sheet.tsx'
import { Title } from '../stationery/title.tsx'
import { Category } from './category.tsx'
import { CountByHand } from './count-by-hand.tsx'
import { NextSteps } from './next-steps.tsx'
import type { ChecklistPayload } from './payload.ts'
import { Reading } from './reading.tsx'

type ChecklistProps = {
  payload: ChecklistPayload
  paper: Paper
  /** False when some characters of the name could not be drawn; the document then says so. */
  complete: boolean
}

const [business, technical, financial, team] = checklist

/** The twenty points with their guidance: ticked and read, or to be ticked with a pen. */
export function Checklist({ payload, paper, complete }: ChecklistProps) {
  const { name, date, score, siteUrl } = payload
  const ticked = score && new Set(payload.ticked)
  return (
    <Bound title={checklistPdf.title}>
      <Sheet paper={paper}>
        <Title title={checklistPdf.title} line={documentWords.for(name, date)} />
        {score ? <Reading score={score} /> : <CountByHand />}
        <Section heading={checklistPdf.nextHeading} whole>
          <NextSteps score={score} siteUrl={siteUrl} />
        </Section>
        {!complete && (
          <Text style={[look.small, { marginTop: 14 }]}>{checklistPdf.incomplete}</Text>
        )}
      </Sheet>
      <Sheet paper={paper}>
        <Categories two={[business, technical]} ticked={ticked} />
      </Sheet>
      <Sheet paper={paper}>
        <Categories two={[financial, team]} ticked={ticked} />
      </Sheet>
    </Bound>
  )
}

type CategoriesProps = {
  two: readonly [ChecklistCategory, ChecklistCategory]
  ticked: ReadonlySet<string> | null
}

/** Two categories, which is what a page holds. */
function Categories({ two, ticked }: CategoriesProps) {
  return two.map((category, index) => (
    <Section
      key={category.id}
      heading={category.title}
      intro={category.introduction}
      first={index === 0}
    >
      <Category category={category} ticked={ticked} />
    </Section>
  ))
}
