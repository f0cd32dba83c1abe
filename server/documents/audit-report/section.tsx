import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { color, look } from './look.ts'

type SectionProps = {
  heading: string
  /** Stays on one page: for parts that are short and read at a glance. */
  whole?: boolean
  /** Begins on a new page. */
  newPage?: boolean
  children: ReactNode
}

/** A part of the report under its heading, which never stays alone at the end of a page. */
export function Section({ heading, whole = false, newPage = false, children }: SectionProps) {
  return (
    <View style={look.section} wrap={!whole} break={newPage}>
      <View wrap={false} minPresenceAhead={90}>
        <View style={{ width: 32, height: 2.5, backgroundColor: color.thread, marginBottom: 9 }} />
        <Text style={look.heading}>{heading}</Text>
      </View>
      {children}
    </View>
  )
}
