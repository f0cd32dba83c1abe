import { Text, View } from '@react-pdf/renderer'
import { bandReadings, checklist } from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import { documentWords } from '#content/documents.ts'
import type { ChecklistCategory } from '#content/types/checklist.ts'
import type { ChecklistScore } from '#shared/checklist/score.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { page } from '#shared/routes.ts'
import { Numbered, Section, TickBox, WebLink } from '../pdf-layout/elements.tsx'
import { PdfDocument, PdfPage, Title } from '../pdf-layout/page.tsx'
import { color, styles } from '../pdf-layout/theme.ts'
import type { ChecklistPayload } from './payload.ts'
import { CountByHand, Reading } from './reading.tsx'

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
    <PdfDocument title={checklistPdf.title}>
      <PdfPage paper={paper}>
        <Title
          title={checklistPdf.title}
          line={documentWords.for(name, date)}
          trade="workflow-automation"
        />
        {score ? <Reading score={score} /> : <CountByHand />}
        <Section heading={checklistPdf.nextHeading} whole>
          <NextSteps score={score} siteUrl={siteUrl} />
        </Section>
        {!complete && (
          <Text style={[styles.small, { marginTop: 14 }]}>{checklistPdf.incomplete}</Text>
        )}
      </PdfPage>
      <PdfPage paper={paper}>
        <Categories two={[business, technical]} ticked={ticked} />
      </PdfPage>
      <PdfPage paper={paper}>
        <Categories two={[financial, team]} ticked={ticked} />
      </PdfPage>
    </PdfDocument>
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

type CategoryProps = {
  category: ChecklistCategory
  /** What the visitor ticked; null for boxes to tick by hand. */
  ticked: ReadonlySet<string> | null
}

/** Five points: the box, what is to be true, and how to get there. */
function Category({ category, ticked }: CategoryProps) {
  return category.items.map(({ id, title, guidance }) => (
    <View
      key={id}
      wrap={false}
      style={[styles.rule, { flexDirection: 'row', gap: 11, paddingTop: 5, paddingBottom: 5.5 }]}
    >
      <View style={{ paddingTop: 1.2 }}>
        <TickBox ticked={ticked?.has(id) ?? false} />
      </View>
      <View style={{ flex: 1 }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 14 }}>
          <Text style={[styles.bold, { flex: 1, fontSize: 10.5 }]}>{title}</Text>
          {ticked && <State ticked={ticked.has(id)} />}
        </View>
        <Text style={[styles.soft, { fontSize: 9.2, lineHeight: 1.4, marginTop: 1.5 }]}>
          {guidance}
        </Text>
      </View>
    </View>
  ))
}

/** In words too: a box that is drawn says nothing to those who have a document read to them. */
function State({ ticked }: { ticked: boolean }) {
  return ticked ? (
    <Text style={[styles.small, styles.bold, { color: color.thread }]}>
      {checklistPdf.states.ticked}
    </Text>
  ) : (
    <Text style={styles.small}>{checklistPdf.states.open}</Text>
  )
}

type NextStepsProps = { score: ChecklistScore | null; siteUrl: string }

/** What the reading advises, then the way to a conversation and back to the list. */
function NextSteps({ score, siteUrl }: NextStepsProps) {
  const steps = score
    ? [...bandReadings[score.band].next.map((step) => `${step}.`), checklistPdf.talk]
    : checklistPdf.nextByHand
  return (
    <View>
      <Numbered items={steps} />
      <View style={{ marginTop: 3, marginLeft: 22, gap: 2 }}>
        <WebLink label={checklistPdf.schedule} url={siteUrl + page.schedule} />
        {score && <WebLink label={checklistPdf.again} url={siteUrl + page.checklist} />}
      </View>
    </View>
  )
}
