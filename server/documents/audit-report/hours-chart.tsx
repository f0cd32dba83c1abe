import { Text, View } from '@react-pdf/renderer'
import { auditResultsPage } from '#content/audit/results.ts'
import { auditFields } from '#shared/audit/answers.ts'
import { formatHours } from '#shared/audit/format.ts'
import type { HoursBar } from '#shared/audit/results.ts'
import { color, styles } from '../pdf-layout/theme.ts'

const { chart } = auditResultsPage
const longest = 300

/** Two bars for each kind of work, drawn to one scale: hours a week now, and after automation. */
export function HoursChart({ bars }: { bars: readonly HoursBar[] }) {
  const most = Math.max(...bars.map((bar) => bar.now), 1)
  const length = (hours: number) => Math.max(1.5, (hours / most) * longest)
  return (
    <View>
      <View style={{ flexDirection: 'row', gap: 16, marginBottom: 10 }}>
        <Key name={chart.now} fill={color.ink} />
        <Key name={chart.after} fill={color.thread} />
      </View>
      {bars.map(({ field, now, after }) => (
        <View
          key={field}
          wrap={false}
          style={{ flexDirection: 'row', gap: 14, marginBottom: 9, alignItems: 'center' }}
        >
          <Text style={{ width: 130 }}>{auditFields[field].label}</Text>
          <View style={{ gap: 2 }}>
            <Bar length={length(now)} fill={color.ink} hours={now} />
            <Bar length={length(after)} fill={color.thread} hours={after} />
          </View>
        </View>
      ))}
    </View>
  )
}

function Key({ name, fill }: { name: string; fill: string }) {
  return (
    <View style={{ flexDirection: 'row', gap: 5, alignItems: 'center' }}>
      <View style={{ width: 9, height: 9, borderRadius: 2, backgroundColor: fill }} />
      <Text style={styles.small}>{name}</Text>
    </View>
  )
}

function Bar({ length, fill, hours }: { length: number; fill: string; hours: number }) {
  return (
    <View style={{ flexDirection: 'row', gap: 6, alignItems: 'center' }}>
      <View style={{ width: length, height: 8, borderRadius: 2, backgroundColor: fill }} />
      <Text style={styles.small}>{formatHours(hours)} h</Text>
    </View>
  )
}
