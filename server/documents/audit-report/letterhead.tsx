import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { brand } from '#content/brand.ts'
import { color, look, margin } from './look.ts'

const thread = 'M1.5 22.5c7 0 7.5-13 14.5-13s7.5 13 14.5 13'

/** The firm's mark and name, at the top of the first page. */
export function Letterhead() {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
      <Svg viewBox="0 0 32 32" style={{ width: 22, height: 22 }}>
        <Path d="M10 3v26" stroke={color.ink} strokeWidth={3.4} />
        <Path d={thread} stroke="#ffffff" strokeWidth={7} />
        <Path d={thread} stroke={color.thread} strokeWidth={3.4} strokeLinecap="round" />
        <Path d="M22 3v26" stroke="#ffffff" strokeWidth={7} />
        <Path d="M22 3v26" stroke={color.ink} strokeWidth={3.4} />
      </Svg>
      <Text style={{ fontSize: 15, fontWeight: 700, lineHeight: 1.2 }}>{brand.name}</Text>
    </View>
  )
}

/** The last lines of every page: how to reach the firm, and which page it is. */
export function Footer() {
  const contact = [brand.legalName, brand.phone.display, brand.email].join('  ·  ')
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        bottom: 34,
        left: margin,
        right: margin,
        flexDirection: 'row',
        justifyContent: 'space-between',
      }}
    >
      <Text style={look.footer}>{contact}</Text>
      <Text
        style={look.footer}
        render={({ pageNumber, totalPages }) => auditPdf.page(pageNumber, totalPages ?? pageNumber)}
      />
    </View>
  )
}
