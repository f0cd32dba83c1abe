import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { color, look } from './look.ts'

type SectionProps = {
  heading: string
  /** A sentence under the heading. */
  intro?: string
  /** Stays on one page: for parts that are short and read at a glance. */
  whole?: boolean
  /** The first of its page, which needs no space above. */
  first?: boolean
  children: ReactNode
}

/** A part of a document under its heading, which never stays alone at the end of a page. */
export function Section(props: SectionProps) {
  const { heading, intro, whole = false, first = false, children } = props
  return (
    <View style={first ? {} : look.section} wrap={!whole}>
      <View wrap={false} minPresenceAhead={90}>
        <View style={{ width: 32, height: 2.5, backgroundColor: color.thread, marginBottom: 9 }} />
        <Text style={look.heading}>{heading}</Text>
        {intro && <Text style={[look.soft, { marginTop: -3, marginBottom: 8 }]}>{intro}</Text>}
      </View>
      {children}
    </View>
  )
}
