import { StyleSheet } from '@react-pdf/renderer'
import { brand } from '#content/brand.ts'
import { fontStack } from '../fonts.ts'

const { ink, inkSoft, inkFaint, paperEdge, paperDeep, thread, paper } = brand.colors

/** The firm's colours, on white so that a document prints without ink. */
export const color = {
  ink,
  soft: inkSoft,
  faint: inkFaint,
  edge: paperEdge,
  deep: paperDeep,
  thread,
  paper,
} as const

/** Lengths in points, 72 to the inch. */
export const margin = 54

export const styles = StyleSheet.create({
  page: {
    paddingTop: margin,
    paddingHorizontal: margin,
    paddingBottom: 66,
    fontFamily: fontStack,
    color: color.ink,
  },
  // A line height is counted where it stands, so the size is given with it; and on the page itself,
  // or on the footer, it makes the renderer lose what is fixed to every page.
  body: { fontSize: 10, lineHeight: 1.45 },
  footer: { fontSize: 8.5, color: color.faint },
  heading: { fontSize: 17, fontWeight: 700, lineHeight: 1.2, marginBottom: 8 },
  section: { marginTop: 22 },
  panel: { backgroundColor: color.paper, padding: 18, borderRadius: 6 },
  soft: { color: color.soft },
  small: { fontSize: 8.5, color: color.faint, lineHeight: 1.35 },
  bold: { fontWeight: 700 },
  rule: { borderTopWidth: 0.75, borderTopColor: color.edge },
})
