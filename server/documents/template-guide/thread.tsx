import { Text, View } from '@react-pdf/renderer'
import type { GuideStep } from '#shared/templates/template.ts'
import { color, look } from '../stationery/look.ts'

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
            <Text style={[look.soft, { marginTop: 1 }]}>{description}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}
