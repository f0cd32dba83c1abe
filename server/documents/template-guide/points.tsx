import { Text, View } from '@react-pdf/renderer'
import type { GuideStep } from '#shared/templates/template.ts'
import { color, styles } from '../pdf-layout/theme.ts'

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

const knot = 22

/** The steps along one thread, a knot for each. */
export function Thread({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <View>
      {steps.map(({ title, description }, index) => (
        <View key={title} wrap={false} style={{ flexDirection: 'row', gap: 13 }}>
          {index < steps.length - 1 && (
            <View
              style={{
                position: 'absolute',
                left: knot / 2 - 0.75,
                top: knot,
                bottom: 0,
                width: 1.5,
                backgroundColor: color.thread,
              }}
            />
          )}
          <View
            style={{
              width: knot,
              height: knot,
              borderWidth: 1.5,
              borderColor: color.thread,
              borderRadius: knot / 2,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Text style={{ fontSize: 10.5, fontWeight: 700, lineHeight: 1, color: color.thread }}>
              {index + 1}
            </Text>
          </View>
          <View style={{ flex: 1, paddingTop: 2.5, paddingBottom: 10 }}>
            <Text style={{ fontSize: 11, fontWeight: 700 }}>{title}</Text>
            <Text style={[styles.soft, { marginTop: 1 }]}>{description}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}
