import type { ReactNode } from 'react'

const thread = {
  strokeWidth: 4,
  strokeLinecap: 'round',
  className: 'thread-drawn stroke-thread',
  pathLength: 1,
} as const

const whole = '0 0 360 180'

function Frame({ children, view = whole }: { children: ReactNode; view?: string | undefined }) {
  return (
    <svg viewBox={view} aria-hidden="true" fill="none" className="h-auto w-full">
      {children}
    </svg>
  )
}

/** The checklist: the thread goes from box to box, and ticks them. */
export function ChecklistDrawing() {
  const rows = [
    { y: 30, width: 150 },
    { y: 76, width: 196 },
    { y: 122, width: 126 },
  ]
  return (
    <Frame>
      <path {...thread} d="M0 20C64 20 100 12 100 44V136c0 44 60 12 120 22s80 8 140-4" />
      {rows.map(({ y, width }) => (
        <g key={y}>
          <rect
            x="84"
            y={y}
            width="32"
            height="32"
            rx="6"
            className="fill-card stroke-ink"
            strokeWidth="1.75"
          />
          <path
            d={`m92 ${y + 17} 6 6 11-13`}
            className="stroke-thread"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path
            d={`M138 ${y + 10}h${width}M138 ${y + 22}h${width * 0.6}`}
            className="stroke-ink-faint"
            strokeWidth="1.5"
          />
        </g>
      ))}
    </Frame>
  )
}

/** The audit: hours now as bars, hours after as the line that the thread draws through them. */
export function AuditDrawing({ view }: { view?: string }) {
  const bars = [104, 72, 128, 88]
  return (
    <Frame view={view}>
      <path d="M30 160H330" className="stroke-ink" strokeWidth="1.75" />
      {bars.map((height, index) => (
        <g key={height}>
          <rect
            x={54 + index * 68}
            y={160 - height}
            width="40"
            height={height}
            rx="4"
            className="fill-card stroke-ink"
            strokeWidth="1.75"
          />
          <rect
            x={54 + index * 68}
            y={160 - height / 4}
            width="40"
            height={height / 4}
            rx="3"
            className="fill-ink"
          />
        </g>
      ))}
      <path
        {...thread}
        d="M0 36C40 36 40 128 74 132s34 8 68 10 34-14 68-14 34 10 68 10 46-6 82-6"
      />
    </Frame>
  )
}

/** The templates: a page whose steps the thread runs through. */
export function TemplatesDrawing() {
  const steps = [
    { x: 112, y: 44 },
    { x: 206, y: 44 },
    { x: 112, y: 112 },
    { x: 206, y: 112 },
  ]
  return (
    <Frame>
      <path d="M96 22l-14 8v136h196" className="stroke-ink-faint" strokeWidth="1.5" />
      <rect
        x="92"
        y="14"
        width="196"
        height="142"
        rx="8"
        className="fill-card stroke-ink"
        strokeWidth="1.75"
      />
      <path {...thread} d="M0 60h240c34 0 30 34-60 34S100 128 128 128h80c60 0 60 28 152 28" />
      {steps.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="62"
          height="32"
          rx="6"
          className="fill-paper stroke-ink"
          strokeWidth="1.75"
        />
      ))}
      <path d="M124 60h38m32 0" className="stroke-ink-faint" strokeWidth="1.5" />
      {steps.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x + 13} ${y + 16}h36`}
          className="stroke-ink-faint"
          strokeWidth="1.5"
        />
      ))}
    </Frame>
  )
}
