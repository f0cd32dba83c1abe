import { Text, View } from '@react-pdf/renderer'
import { recommendationCopy } from '#content/audit/results.ts'
import { noRecommendation, type Recommendation } from '#shared/audit/recommendations.ts'
import { color, look } from '../stationery/look.ts'

/** What we would do first, and why; or that there is little to do. */
export function Advice({ recommendations }: { recommendations: readonly Recommendation[] }) {
  if (recommendations.length === 0) return <Text>{noRecommendation}</Text>
  return recommendations.map(({ id, title, description, effect }, index) => (
    <View
      key={id}
      wrap={false}
      style={[look.rule, { flexDirection: 'row', gap: 14, paddingVertical: 10 }]}
    >
      <Text style={{ width: 22, fontSize: 17, fontWeight: 700, color: color.thread }}>
        {index + 1}
      </Text>
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 12, fontWeight: 700 }}>{title}</Text>
        <Text style={{ fontWeight: 700, color: color.thread }}>{effect}</Text>
        <Text style={{ marginTop: 3 }}>{description}</Text>
        <Text style={[look.soft, { marginTop: 3 }]}>
          {recommendationCopy[id].why} {recommendationCopy[id].firstStep}
        </Text>
      </View>
    </View>
  ))
}
