import { Link, Text, View } from '@react-pdf/renderer'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { page } from '#shared/routes.ts'
import { color } from './look.ts'

/** What to do with the report, and the way to a conversation. */
export function NextSteps({ siteUrl }: { siteUrl: string }) {
  const address = `${siteUrl}${page.schedule}`
  return (
    <View>
      {auditPdf.next.map((step, index) => (
        <View key={step} style={{ flexDirection: 'row', gap: 10, marginBottom: 5 }} wrap={false}>
          <Text style={{ width: 12, fontWeight: 700, color: color.thread }}>{index + 1}</Text>
          <Text style={{ flex: 1 }}>{step}</Text>
        </View>
      ))}
      <Text style={{ marginTop: 3, marginLeft: 22 }}>
        {auditPdf.schedule}:{' '}
        <Link src={address} style={{ color: color.thread }}>
          {address}
        </Link>
      </Text>
    </View>
  )
}
