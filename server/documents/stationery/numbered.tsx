import { Text, View } from '@react-pdf/renderer'
import { color } from './look.ts'

/** Sentences in their order. */
export function Numbered({ items }: { items: readonly string[] }) {
  return (
    <View>
      {items.map((item, index) => (
        <View key={item} style={{ flexDirection: 'row', gap: 10, marginBottom: 5 }} wrap={false}>
          <Text style={{ width: 12, fontWeight: 700, color: color.thread }}>{index + 1}</Text>
          <Text style={{ flex: 1 }}>{item}</Text>
        </View>
      ))}
    </View>
  )
}
