import { Text, View } from '@react-pdf/renderer'
import { auditPdf } from '#content/audit/pdf-report.ts'
import {
  type AuditAnswers,
  type AuditField,
  auditLabels,
  hourFields,
} from '#shared/audit/answers.ts'
import { formatHours } from '#shared/audit/format.ts'
import { auditSteps } from '#shared/audit/steps.ts'
import { color, look } from '../stationery/look.ts'
import { Typed } from '../stationery/typed.tsx'

const isHours = (field: AuditField): field is (typeof hourFields)[number] =>
  hourFields.some((other) => other === field)

function shown(field: AuditField, answers: AuditAnswers): string {
  if (field === 'painPoints') return answers.painPoints.join('\n')
  if (isHours(field)) return `${formatHours(answers[field])} hours a week`
  return answers[field]
}

/** Everything the visitor answered, step by step. */
export function Answers({ answers }: { answers: AuditAnswers }) {
  const fields = auditSteps.flatMap(({ required, optional }) => [...required, ...optional])
  return (
    <View style={{ borderBottomWidth: 0.75, borderBottomColor: color.edge }}>
      {fields.map((field) => (
        <View
          key={field}
          style={[look.rule, { flexDirection: 'row', gap: 14, paddingVertical: 2.4 }]}
        >
          <Text style={[look.soft, { width: 150 }]}>{auditLabels[field]}</Text>
          {shown(field, answers) ? (
            <Typed>{shown(field, answers)}</Typed>
          ) : (
            <Text style={{ flex: 1, color: color.faint }}>{auditPdf.notAnswered}</Text>
          )}
        </View>
      ))}
    </View>
  )
}
