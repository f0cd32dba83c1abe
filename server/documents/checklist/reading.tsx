import { Text, View } from '@react-pdf/renderer'
import {
  bandReadings,
  checklist,
  checklistPage,
  weakestCategoryHints,
} from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import { type BandRange, bandRanges } from '#shared/checklist/band-ranges.ts'
import type { ChecklistScore } from '#shared/checklist/score.ts'
import { checklistItemCount } from '#shared/checklist/vocabulary.ts'
import { Section } from '../pdf-layout/elements.tsx'
import { color, styles } from '../pdf-layout/theme.ts'

/** How the visitor's own ticks read: altogether, part by part, and where to look first. */
export function Reading({ score }: { score: ChecklistScore }) {
  const { checked, total, percent, band, weakest, categories } = score
  return (
    <>
      <View style={[styles.panel, { marginTop: 20 }]} wrap={false}>
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
        <Text style={[styles.soft, { marginTop: 3 }]}>{bandReadings[band].reading}</Text>
        {weakest && (
          <Text style={[styles.soft, { marginTop: 6 }]}>
            <Text style={[styles.bold, { color: color.ink }]}>{checklistPage.weakest}. </Text>
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
        styles.rule,
        { flexDirection: 'row', alignItems: 'center', gap: 14, paddingVertical: 6 },
      ]}
    >
      <Text style={[styles.bold, { width: 150 }]}>{title}</Text>
      <View style={{ flex: 1 }}>
        <Bar percent={(checked * 100) / total} height={5} />
      </View>
      <Text style={[styles.bold, { width: 48, textAlign: 'right' }]}>
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

/** For a list that is ticked with a pen: where to write the counts, and how they read. */
export function CountByHand() {
  return (
    <>
      <View style={[styles.panel, { marginTop: 20 }]} wrap={false}>
        <Text>{checklistPdf.introduction}</Text>
        <View style={{ flexDirection: 'row', gap: 18, marginTop: 2 }}>
          <View style={{ flex: 5 }}>
            {checklist.slice(0, 2).map(({ id, title, items }) => (
              <Count key={id} label={title} of={items.length} />
            ))}
          </View>
          <View style={{ flex: 5 }}>
            {checklist.slice(2).map(({ id, title, items }) => (
              <Count key={id} label={title} of={items.length} />
            ))}
          </View>
          <View style={{ flex: 3, justifyContent: 'flex-end' }}>
            <Count label={checklistPdf.together} of={checklistItemCount} />
          </View>
        </View>
      </View>
      <Section heading={checklistPage.scoreHeading}>
        {bandRanges.map((range) => (
          <Band key={range.id} range={range} />
        ))}
      </Section>
    </>
  )
}

function Count({ label, of }: { label: string; of: number }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 5, marginTop: 12 }}>
      <Text style={[styles.bold, { flex: 1 }]}>{label}</Text>
      <View style={{ width: 22, borderBottomWidth: 0.75, borderBottomColor: color.faint }} />
      <Text style={styles.soft}>{checklistPdf.partByHand(of)}</Text>
    </View>
  )
}

function Band({ range }: { range: BandRange }) {
  const { id, from, to, everyCategory } = range
  const { title, reading } = bandReadings[id]
  return (
    <View
      wrap={false}
      style={[styles.rule, { flexDirection: 'row', gap: 12, paddingTop: 5, paddingBottom: 6 }]}
    >
      <Text
        style={{ width: 50, fontSize: 15, fontWeight: 700, lineHeight: 1.2, color: color.thread }}
      >
        {checklistPdf.range(from, to)}
      </Text>
      <View style={{ flex: 1 }}>
        <Text>
          <Text style={styles.bold}>{title}</Text>
          {everyCategory > 0 && (
            <Text style={{ fontSize: 8.5, color: color.faint }}>
              {'   '}
              {checklistPdf.everyCategory(everyCategory)}
            </Text>
          )}
        </Text>
        <Text style={[styles.soft, { fontSize: 9.2, lineHeight: 1.4, marginTop: 1.5 }]}>
          {reading}
        </Text>
      </View>
    </View>
  )
}
