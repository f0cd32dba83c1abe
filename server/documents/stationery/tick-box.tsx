import { Path, Svg } from '@react-pdf/renderer'
import { color } from './look.ts'

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
