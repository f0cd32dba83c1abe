import type { IconName } from '#content/types/icon.ts'
import { CopyIcon } from '../sections/copy-icon.tsx'

/** A thread that has come to where it was going. */
export function ArrivedThread({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 112"
      aria-hidden="true"
      fill="none"
      className={className}
      preserveAspectRatio="xMinYMid meet"
    >
      <g className="stroke-thread" strokeWidth="3" strokeLinecap="round">
        <path
          className="thread-drawn"
          pathLength="1"
          d="M2 78c90 0 96-52 190-52s92 46 176 46 80-12 172-12"
        />
        <rect x="540" y="32" width="96" height="56" rx="8" className="fill-card" />
        <path d="m574 61 10 10 19-21" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

const columns = [46, 172, 298, 424]
const rows = [76, 224]
const radius = 38

type BeadedThreadProps = { icons: readonly IconName[]; className?: string }

/** One thread that passes through eight beads: the picture of a list whose entries have one thing in common. */
export function StepDots({ icons, className }: BeadedThreadProps) {
  const [left = 0, , , right = 0] = columns
  const [upper = 0, lower = 0] = rows
  const path = `M${left} ${upper}H${right}C${right + 70} ${upper} ${right + 60} 150 ${right - 60} 150H${left + 60}C${left - 60} 150 ${left - 70} ${lower} ${left} ${lower}H${right}`
  return (
    <svg viewBox="0 0 470 300" aria-hidden="true" fill="none" className={className}>
      <path
        d={path}
        pathLength="1"
        className="thread-drawn stroke-thread"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {icons.map((icon, index) => {
        const x = columns[index % columns.length] ?? 0
        const y = rows[Math.floor(index / columns.length)] ?? 0
        return (
          <g key={icon}>
            <circle cx={x} cy={y} r={radius} strokeWidth="1.5" className="fill-card stroke-ink" />
            <CopyIcon
              name={icon}
              x={x - 16}
              y={y - 16}
              width={32}
              height={32}
              strokeWidth={1.5}
              className="stroke-ink"
            />
          </g>
        )
      })}
    </svg>
  )
}

/** A thread that ends before it arrives. */
export function BrokenLinkIllustration({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 112"
      aria-hidden="true"
      fill="none"
      className={className}
      preserveAspectRatio="xMinYMid meet"
    >
      <g className="stroke-thread" strokeWidth="3" strokeLinecap="round">
        <path className="thread-drawn" pathLength="1" d="M2 78c90 0 96-52 190-52s92 46 176 40" />
        <path d="M368 66c22-2 34-12 50-26" strokeWidth="1.6" />
        <path d="M368 66c26-2 44-4 66-2" strokeWidth="1.6" />
        <path d="M368 66c24 0 36 10 48 24" strokeWidth="1.6" />
      </g>
      <rect
        x="540"
        y="32"
        width="96"
        height="56"
        rx="8"
        className="stroke-ink-faint"
        strokeWidth="1.5"
        strokeDasharray="5 6"
      />
    </svg>
  )
}
