import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { brand } from '#content/brand.ts'
import { brandMark } from '#content/brand-mark.ts'
import { documentWords } from '#content/documents.ts'
import { color, look, margin } from './look.ts'

const strokes = { ink: color.ink, thread: color.thread, ground: '#ffffff' }

/** The firm's mark and name, at the top of the first page. */
export function Letterhead() {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
      <Svg viewBox={brandMark.box} style={{ width: 22, height: 22 }}>
        {brandMark.strands.map(({ path, stroke, width, round }) => (
          <Path
            key={`${path}${stroke}`}
            d={path}
            stroke={strokes[stroke]}
            strokeWidth={width}
            {...(round && { strokeLinecap: 'round' })}
          />
        ))}
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
        bottom: 32,
        left: margin,
        right: margin,
        flexDirection: 'row',
        justifyContent: 'space-between',
      }}
    >
      <Text style={look.footer}>{contact}</Text>
      <Text
        style={look.footer}
        render={({ pageNumber, totalPages }) =>
          documentWords.page(pageNumber, totalPages ?? pageNumber)
        }
      />
    </View>
  )
}
