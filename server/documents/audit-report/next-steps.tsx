import { View } from '@react-pdf/renderer'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { page } from '#shared/routes.ts'
import { Numbered } from '../stationery/numbered.tsx'
import { WebAddress } from '../stationery/web-address.tsx'

/** What to do with the report, and the way to a conversation. */
export function NextSteps({ siteUrl }: { siteUrl: string }) {
  return (
    <View>
      <Numbered items={auditPdf.next} />
      <View style={{ marginTop: 3, marginLeft: 22 }}>
        <WebAddress label={auditPdf.schedule} address={`${siteUrl}${page.schedule}`} />
      </View>
    </View>
  )
}
