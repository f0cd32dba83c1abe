import { Text, View } from '@react-pdf/renderer'
import { checklistPdf } from '#content/checklist/pdf.ts'
import type { ChecklistCategory } from '#content/types/checklist.ts'
import { color, look } from '../stationery/look.ts'
import { TickBox } from '../stationery/tick-box.tsx'

type CategoryProps = {
  category: ChecklistCategory
  /** What the visitor ticked; null for boxes to tick by hand. */
  ticked: ReadonlySet<string> | null
}

/** Five points: the box, what is to be true, and how to get there. */
export function Category({ category, ticked }: CategoryProps) {
  return category.items.map(({ id, title, guidance }) => (
    <View
      key={id}
      wrap={false}
      style={[look.rule, { flexDirection: 'row', gap: 11, paddingTop: 5, paddingBottom: 5.5 }]}
    >
      <View style={{ paddingTop: 1.2 }}>
        <TickBox ticked={ticked?.has(id) ?? false} />
      </View>
      <View style={{ flex: 1 }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 14 }}>
          <Text style={[look.bold, { flex: 1, fontSize: 10.5 }]}>{title}</Text>
          {ticked && <State ticked={ticked.has(id)} />}
        </View>
        <Text style={[look.soft, { fontSize: 9.2, lineHeight: 1.4, marginTop: 1.5 }]}>
          {guidance}
        </Text>
      </View>
    </View>
  ))
}

/** In words too: a box that is drawn says nothing to those who have a document read to them. */
function State({ ticked }: { ticked: boolean }) {
  return ticked ? (
    <Text style={[look.small, look.bold, { color: color.thread }]}>
      {checklistPdf.states.ticked}
    </Text>
  ) : (
    <Text style={look.small}>{checklistPdf.states.open}</Text>
  )
}
