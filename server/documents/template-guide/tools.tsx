import { Text, View } from '@react-pdf/renderer'
import { color } from '../stationery/look.ts'

/** The tools that the workflow joins. */
export function Tools({ names }: { names: readonly string[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
      {names.map((name) => (
        <Text
          key={name}
          style={{
            paddingVertical: 2.5,
            paddingHorizontal: 10,
            borderWidth: 0.75,
            borderColor: color.edge,
            borderRadius: 10,
          }}
        >
          {name}
        </Text>
      ))}
    </View>
  )
}
