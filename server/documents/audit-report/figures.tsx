import { Text, View } from '@react-pdf/renderer'
import { auditFigures } from '#content/audit/results.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import type { AuditResults } from '#shared/audit/results.ts'
import { color, look } from '../stationery/look.ts'

/** Every figure of the audit with the sentence that says where it comes from. */
export function Figures({ results }: { results: AuditResults }) {
  return (
    <View style={{ borderBottomWidth: 0.75, borderBottomColor: color.edge }}>
      {auditFigureIds.map((id) => (
        <View
          key={id}
          wrap={false}
          style={[look.rule, { flexDirection: 'row', gap: 14, paddingVertical: 6 }]}
        >
          <Text style={[look.bold, { width: 150 }]}>{auditFigures[id].label}</Text>
          <Text style={[look.small, { flex: 1, marginTop: 1.5 }]}>{auditFigures[id].basis}</Text>
          <Text style={[look.bold, { width: 82, textAlign: 'right' }]}>
            {formatFigure(id, results)}
          </Text>
        </View>
      ))}
    </View>
  )
}
