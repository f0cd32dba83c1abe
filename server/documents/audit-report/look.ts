import { StyleSheet } from '@react-pdf/renderer'
import { fontStack } from '../fonts.ts'

/** The colours of web/ui/tokens.css, on white so that the report prints without ink. */
export const color = {
  ink: '#151c26',
  soft: '#43505f',
  faint: '#5f6b78',
  edge: '#e4d9c6',
  deep: '#f3ecdf',
  thread: '#c2340f',
  paper: '#fbf7f0',
} as const

/** Lengths in points, 72 to the inch. */
export const margin = 54

export const look = StyleSheet.create({
  page: {
    paddingTop: margin,
    paddingHorizontal: margin,
    paddingBottom: 76,
    fontFamily: fontStack,
    color: color.ink,
  },
  // A line height is counted where it stands, so the size is given with it; and on the page itself,
  // or on the footer, it makes the renderer lose what is fixed to every page.
  body: { fontSize: 10, lineHeight: 1.45 },
  footer: { fontSize: 8.5, color: color.faint },
  heading: { fontSize: 17, fontWeight: 700, lineHeight: 1.2, marginBottom: 8 },
  section: { marginTop: 26 },
  soft: { color: color.soft },
  small: { fontSize: 8.5, color: color.faint, lineHeight: 1.35 },
  bold: { fontWeight: 700 },
  rule: { borderTopWidth: 0.75, borderTopColor: color.edge },
})
