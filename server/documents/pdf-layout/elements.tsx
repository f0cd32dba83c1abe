import { Link, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { directionOf } from '../printable-text.ts'
import { color, styles } from './theme.ts'

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
    <View style={first ? {} : styles.section} wrap={!whole}>
      <View wrap={false} minPresenceAhead={90}>
        <View style={{ width: 32, height: 2.5, backgroundColor: color.thread, marginBottom: 9 }} />
        <Text style={styles.heading}>{heading}</Text>
        {intro && <Text style={[styles.soft, { marginTop: -3, marginBottom: 8 }]}>{intro}</Text>}
      </View>
      {children}
    </View>
  )
}

/** Sentences in their order. */
export function Numbered({ items }: { items: readonly string[] }) {
  return (
    <View>
      {items.map((item, index) => (
        <View key={item} style={{ flexDirection: 'row', gap: 10, marginBottom: 5 }} wrap={false}>
          <Text style={{ width: 12, fontWeight: 700, color: color.thread }}>{index + 1}</Text>
          <Text style={{ flex: 1 }}>{item}</Text>
        </View>
      ))}
    </View>
  )
}

type TickBoxProps = {
  ticked?: boolean
  /** Width and height in points. */
  size?: number
}

/** A box as it is ticked on the page, or one to tick with a pen. */
export function TickBox({ ticked = false, size = 13 }: TickBoxProps) {
  return (
    <Svg viewBox="0 0 16 16" style={{ width: size, height: size }}>
      <Path
        d="M3.2 .8h9.6a2.4 2.4 0 0 1 2.4 2.4v9.6a2.4 2.4 0 0 1 -2.4 2.4h-9.6a2.4 2.4 0 0 1 -2.4 -2.4v-9.6a2.4 2.4 0 0 1 2.4 -2.4z"
        fill={ticked ? color.thread : '#ffffff'}
        stroke={ticked ? color.thread : color.faint}
        strokeWidth={1.3}
      />
      {ticked && (
        <Path
          d="M3.9 8.5l2.9 2.9l5.4 -6.6"
          fill="none"
          stroke="#ffffff"
          strokeWidth={1.9}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </Svg>
  )
}

/** What somebody typed, read in the direction of its own writing. */
export const Typed = ({ children }: { children: string }) => (
  <Text style={{ flex: 1, direction: directionOf(children) }}>{children}</Text>
)

type WebLinkProps = {
  /** What is found there. */
  label: string
  /** Whole, so that it can be typed from paper. */
  url: string
}

/** An address to follow on a screen and to read on paper. */
export function WebLink({ label, url }: WebLinkProps) {
  return (
    <Text>
      {label}:{' '}
      <Link src={url} style={{ color: color.thread }}>
        {url}
      </Link>
    </Text>
  )
}
