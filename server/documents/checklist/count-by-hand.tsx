import { Text, View } from '@react-pdf/renderer'
import { bandReadings, checklist, checklistPage } from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import { type BandRange, bandRanges } from '#shared/checklist/band-ranges.ts'
import { checklistItemCount } from '#shared/checklist/vocabulary.ts'
import { color, look } from '../stationery/look.ts'
import { Section } from '../stationery/section.tsx'

/** For a list that is ticked with a pen: where to write the counts, and how they read. */
export function CountByHand() {
  return (
    <>
      <View style={[look.panel, { marginTop: 20 }]} wrap={false}>
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
      <Text style={[look.bold, { flex: 1 }]}>{label}</Text>
      <View style={{ width: 22, borderBottomWidth: 0.75, borderBottomColor: color.faint }} />
      <Text style={look.soft}>{checklistPdf.partByHand(of)}</Text>
    </View>
  )
}

function Band({ range }: { range: BandRange }) {
  const { id, from, to, everyCategory } = range
  const { title, reading } = bandReadings[id]
  return (
    <View
      wrap={false}
      style={[look.rule, { flexDirection: 'row', gap: 12, paddingTop: 5, paddingBottom: 6 }]}
    >
      <Text
        style={{ width: 50, fontSize: 15, fontWeight: 700, lineHeight: 1.2, color: color.thread }}
      >
        {checklistPdf.range(from, to)}
      </Text>
      <View style={{ flex: 1 }}>
        <Text>
          <Text style={look.bold}>{title}</Text>
          {everyCategory > 0 && (
            <Text style={{ fontSize: 8.5, color: color.faint }}>
              {'   '}
              {checklistPdf.everyCategory(everyCategory)}
            </Text>
          )}
        </Text>
        <Text style={[look.soft, { fontSize: 9.2, lineHeight: 1.4, marginTop: 1.5 }]}>
          {reading}
        </Text>
      </View>
    </View>
  )
}
