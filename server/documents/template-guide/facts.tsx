import { Text, View } from '@react-pdf/renderer'
import { type GuideFact, guideFacts } from '#shared/templates/guide-words.ts'
import type { Template } from '#shared/templates/template.ts'
import { look } from '../stationery/look.ts'

/** Whose workflow it is and what it brings, at a glance. */
export function Facts({ template }: { template: Pick<Template, GuideFact> }) {
  return (
    <View style={[look.panel, { flexDirection: 'row', gap: 14, marginTop: 20 }]} wrap={false}>
      {Object.entries(guideFacts).map(([id, term]) => (
        <View key={id} style={{ flex: 1 }}>
          <Text style={look.small}>{term}</Text>
          <Text style={{ fontSize: 12, fontWeight: 700, lineHeight: 1.3 }}>
            {template[id as GuideFact]}
          </Text>
        </View>
      ))}
    </View>
  )
}
