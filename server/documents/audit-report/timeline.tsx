import { Text, View } from '@react-pdf/renderer'
import { auditTimeline } from '#shared/audit/recommendations.ts'
import { color, look } from '../stationery/look.ts'

/** The three phases, along one thread. */
export function Timeline() {
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: 14 }}>
      {auditTimeline.map(({ weeks, title, description }) => (
        <View key={weeks} style={{ flex: 1, borderTopWidth: 2.5, borderTopColor: color.thread }}>
          <Text style={[look.small, { marginTop: 7 }]}>{weeks}</Text>
          <Text style={{ fontSize: 12, fontWeight: 700 }}>{title}</Text>
          <Text style={[look.soft, { marginTop: 2 }]}>{description}</Text>
        </View>
      ))}
    </View>
  )
}
