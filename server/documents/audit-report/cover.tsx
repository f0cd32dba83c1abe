import { Text, View } from '@react-pdf/renderer'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { documentWords } from '#content/documents.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { formatCents, formatHours } from '#shared/audit/format.ts'
import { color, look } from '../stationery/look.ts'
import { Title } from '../stationery/title.tsx'
import type { AuditReportPayload } from './payload.ts'

/** The company's name, or words for it when none of its characters could be drawn. */
export const companyOf = ({ companyName }: Pick<AuditAnswers, 'companyName'>): string =>
  /[\p{L}\p{N}]/u.test(companyName) ? companyName : auditPdf.unnamedCompany

/** What it is, for whom, and the one figure to remember. */
export function Cover({ answers, results, date }: AuditReportPayload) {
  return (
    <View>
      <Title title={auditPdf.title} line={documentWords.for(companyOf(answers), date)} />
      <View style={[look.panel, { marginTop: 20 }]} wrap={false}>
        {results.yearlySavings > 0 ? (
          <>
            <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 8 }}>
              <Text style={{ fontSize: 30, fontWeight: 700, lineHeight: 1.1, color: color.thread }}>
                {formatCents(results.yearlySavings)}
              </Text>
              <Text style={{ fontSize: 13, fontWeight: 700 }}>{auditPdf.promise}</Text>
            </View>
            <Text style={[look.soft, { marginTop: 5 }]}>
              {auditPdf.promiseNote(formatHours(results.automationSavings))}
            </Text>
          </>
        ) : (
          <Text>{auditPdf.noPromise}</Text>
        )}
      </View>
    </View>
  )
}
