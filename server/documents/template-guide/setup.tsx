import { Text, View } from '@react-pdf/renderer'
import type { GuideStep } from '#shared/templates/template.ts'
import { look } from '../stationery/look.ts'
import { TickBox } from '../stationery/tick-box.tsx'

/** What is to be done, each with a box to tick when it is. */
export function Setup({ steps }: { steps: readonly GuideStep[] }) {
  return steps.map(({ title, description }) => (
    <View
      key={title}
      wrap={false}
      style={[look.rule, { flexDirection: 'row', gap: 11, paddingVertical: 5.5 }]}
    >
      <View style={{ paddingTop: 1.2 }}>
        <TickBox />
      </View>
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 10.5, fontWeight: 700 }}>{title}</Text>
        <Text style={[look.soft, { marginTop: 1 }]}>{description}</Text>
      </View>
    </View>
  ))
}
