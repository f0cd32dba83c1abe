import { Text, View } from '@react-pdf/renderer'
import { color } from '../stationery/look.ts'

type BulletsProps = {
  items: readonly string[]
  /** Two beside each other: for points of a few words. */
  short?: boolean
}

/** Points without an order. */
export function Bullets({ items, short = false }: BulletsProps) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
      {items.map((item) => (
        <View
          key={item}
          wrap={false}
          style={{
            width: short ? '50%' : '100%',
            flexDirection: 'row',
            gap: 9,
            marginBottom: 3.5,
            paddingRight: short ? 14 : 0,
          }}
        >
          <View
            style={{
              width: 4,
              height: 4,
              borderRadius: 2,
              marginTop: 4.6,
              backgroundColor: color.thread,
            }}
          />
          <Text style={{ flex: 1 }}>{item}</Text>
        </View>
      ))}
    </View>
  )
}
