import { Text, View } from '@react-pdf/renderer'
import {
  bandReadings,
  checklist,
  checklistPage,
  weakestCategoryHints,
} from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import type { ChecklistScore } from '#shared/checklist/score.ts'
import { color, look } from '../stationery/look.ts'
import { Section } from '../stationery/section.tsx'

/** How the visitor's own ticks read: altogether, part by part, and where to look first. */
export function Reading({ score }: { score: ChecklistScore }) {
  const { checked, total, percent, band, weakest, categories } = score
  return (
    <>
      <View style={[look.panel, { marginTop: 20 }]} wrap={false}>
        <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 8 }}>
          <Text style={{ fontSize: 30, fontWeight: 700, lineHeight: 1.1, color: color.thread }}>
            {checklistPdf.score(checked, total)}
          </Text>
          <Text style={{ fontSize: 13, fontWeight: 700 }}>{checklistPdf.inPlace}</Text>
        </View>
        <View style={{ marginTop: 10 }}>
          <Bar percent={percent} height={7} />
        </View>
        <Text style={{ fontSize: 13, fontWeight: 700, marginTop: 14 }}>
          {bandReadings[band].title}
        </Text>
        <Text style={[look.soft, { marginTop: 3 }]}>{bandReadings[band].reading}</Text>
        {weakest && (
          <Text style={[look.soft, { marginTop: 6 }]}>
            <Text style={[look.bold, { color: color.ink }]}>{checklistPage.weakest}. </Text>
            {weakestCategoryHints[weakest]}
          </Text>
        )}
      </View>
      <Section heading={checklistPdf.partsHeading} whole>
        {checklist.map(({ id, title }) => {
          const part = categories.find((category) => category.id === id)
          return part && <Part key={id} title={title} checked={part.checked} total={part.total} />
        })}
      </Section>
    </>
  )
}

function Part({ title, checked, total }: { title: string; checked: number; total: number }) {
  return (
    <View
      style={[
        look.rule,
        { flexDirection: 'row', alignItems: 'center', gap: 14, paddingVertical: 6 },
      ]}
    >
      <Text style={[look.bold, { width: 150 }]}>{title}</Text>
      <View style={{ flex: 1 }}>
        <Bar percent={(checked * 100) / total} height={5} />
      </View>
      <Text style={[look.bold, { width: 48, textAlign: 'right' }]}>
        {checklistPdf.part(checked, total)}
      </Text>
    </View>
  )
}

function Bar({ percent, height }: { percent: number; height: number }) {
  const shape = { height, borderRadius: height / 2 }
  return (
    <View style={{ ...shape, backgroundColor: color.edge }}>
      {percent > 0 && (
        <View style={{ ...shape, width: `${percent}%`, backgroundColor: color.thread }} />
      )}
    </View>
  )
}
