import { Document, Page, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { Footer } from './letterhead.tsx'
import { look } from './look.ts'

type BoundProps = {
  /** What a reader's window and list of files call it. */
  title: string
  children: ReactNode
}

/** A whole document, made of {@link Sheet}s. */
export const Bound = ({ title, children }: BoundProps) => (
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
 * A sheet, and as many more as its content needs, with the firm's line at the foot of each. Two
 * habits keep the renderer from making pages without end: what begins on a new page is a sheet of
 * its own (`break` is forgotten where something just misses a page, and then asked for again on
 * every next one), and the foot comes after the body (before it a page counts as begun, and a body
 * that does not fit moves on for ever).
 */
export const Sheet = ({ paper, children }: { paper: Paper; children: ReactNode }) => (
  <Page size={sizes[paper]} style={look.page}>
    <View style={look.body}>{children}</View>
    <Footer />
  </Page>
)
