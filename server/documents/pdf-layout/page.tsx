import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import type { Trade } from '#content/cloths.ts'
import { documentWords } from '#content/documents.ts'
import { logo } from '#content/logo.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { bandDepth, ClothBand } from './cloth-band.tsx'
import { color, margin, styles } from './theme.ts'

const strokes = { ink: color.ink, thread: color.thread, ground: '#ffffff' }

/** The firm's mark and name, at the top of the first page. */
function Letterhead() {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
      <Svg viewBox={logo.box} style={{ width: 22, height: 22 }}>
        {logo.strands.map(({ path, stroke, width, round }) => (
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
function Footer() {
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
      <Text style={styles.footer}>{contact}</Text>
      <Text
        style={styles.footer}
        render={({ pageNumber, totalPages }) =>
          documentWords.page(pageNumber, totalPages ?? pageNumber)
        }
      />
    </View>
  )
}

type TitleProps = {
  title: string
  /** For whom it is, or what. */
  line: string
  /** Which kind of document it is, where the title does not say so. */
  kind?: string
  /** Whose cloth it wears; the firm's own where it is of no trade. */
  trade: Trade | null
}

/** The head of a document's first page. */
export function Title({ title, line, kind, trade }: TitleProps) {
  return (
    <View style={{ paddingTop: bandDepth + 17 }}>
      <ClothBand trade={trade} />
      <Letterhead />
      {kind && <Text style={[styles.bold, { marginTop: 22, color: color.thread }]}>{kind}</Text>}
      <Text style={{ fontSize: 30, fontWeight: 700, lineHeight: 1.08, marginTop: kind ? 4 : 22 }}>
        {title}
      </Text>
      <Text style={{ fontSize: 12, lineHeight: 1.4, color: color.soft, marginTop: 8 }}>{line}</Text>
    </View>
  )
}

type BoundProps = {
  /** What a reader's window and list of files call it. */
  title: string
  children: ReactNode
}

/** A whole document, made of {@link PdfPage}s. */
export const PdfDocument = ({ title, children }: BoundProps) => (
  <Document
    title={title}
    author={brand.legalName}
    creator={brand.name}
    producer={brand.name}
    language="en"
  >
    {children}
  </Document>
)

const sizes = { A4: 'A4', Letter: 'LETTER' } as const satisfies Record<Paper, string>

/**
 * A page, and as many more as its content needs, with the firm's line at the foot of each. Two
 * habits keep the renderer from making pages without end: what begins on a new page is one of
 * its own (`break` is forgotten where something just misses a page, and then asked for again on
 * every next one), and the foot comes after the body (before it a page counts as begun, and a body
 * that does not fit moves on for ever).
 */
export const PdfPage = ({ paper, children }: { paper: Paper; children: ReactNode }) => (
  <Page size={sizes[paper]} style={styles.page}>
    <View style={styles.body}>{children}</View>
    <Footer />
  </Page>
)
