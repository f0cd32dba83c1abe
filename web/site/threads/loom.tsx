import { crossings, type Point, threadPath } from './weave.ts'

const warp = [168, 190, 212, 234, 256, 278, 300, 322, 344, 366, 388]
const rows = [66, 200, 334]
const left = { edge: 8, width: 120 }
const right = { edge: 428, width: 124 }

type Weft = {
  from: 0 | 1 | 2
  to: 0 | 1 | 2
  className: string
  width: number
  delay: string
  offset: 0 | 1
}

const wefts: readonly Weft[] = [
  { from: 1, to: 2, className: 'stroke-ink', width: 2.5, delay: '0.15s', offset: 1 },
  { from: 2, to: 0, className: 'stroke-ink', width: 2.5, delay: '0.3s', offset: 0 },
  { from: 0, to: 1, className: 'stroke-thread', width: 5, delay: '0.5s', offset: 0 },
]

const start = (row: 0 | 1 | 2): Point => ({ x: left.edge + left.width, y: rows[row] ?? 0 })
const end = (row: 0 | 1 | 2): Point => ({ x: right.edge, y: rows[row] ?? 0 })

/** The drawing of the hero: three tools on the left, three on the right, and the loom that joins them. */
export function Loom({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 400"
      role="img"
      aria-label="Threads leave a web form, an inbox and a web shop, pass through a loom, and arrive at the books, a CRM and a team chat."
      className={className}
      fill="none"
    >
      <g className="stroke-ink-faint" strokeWidth="1.25">
        {warp.map((x) => (
          <path key={x} d={`M${x} 12V388`} />
        ))}
      </g>
      {wefts.map((weft) => (
        <WeftThread key={weft.from} {...weft} />
      ))}
      {['Web form', 'Inbox', 'Web shop'].map((name, row) => (
        <Tool key={name} name={name} x={left.edge} y={rows[row] ?? 0} width={left.width} />
      ))}
      {['Books', 'CRM', 'Team chat'].map((name, row) => (
        <Tool
          key={name}
          name={name}
          x={right.edge}
          y={rows[row] ?? 0}
          width={right.width}
          lit={row === 1}
        />
      ))}
    </svg>
  )
}

function WeftThread({ from, to, className, width, delay, offset }: Weft) {
  const a = start(from)
  const b = end(to)
  const path = threadPath(a, b)
  return (
    <g>
      <path d={path} className="stroke-paper" strokeWidth={width + 6} />
      <path
        d={path}
        pathLength="1"
        strokeWidth={width}
        className={`thread-drawn ${className}`}
        style={{ animationDelay: delay }}
      />
      {crossings(a, b, warp, offset).map(({ x, y }) => (
        <g key={x}>
          <path
            d={`M${x} ${round(y - width / 2 - 4)}v${width + 8}`}
            className="stroke-paper"
            strokeWidth="6"
          />
          <path
            d={`M${x} ${round(y - width / 2 - 6)}v${width + 12}`}
            className="stroke-ink-faint"
            strokeWidth="1.25"
          />
        </g>
      ))}
    </g>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

type ToolProps = { name: string; x: number; y: number; width: number; lit?: boolean }

function Tool({ name, x, y, width, lit }: ToolProps) {
  return (
    <g>
      <rect
        x={x}
        y={y - 27}
        width={width}
        height="54"
        rx="8"
        strokeWidth={lit ? 2.5 : 1.5}
        className={lit ? 'fill-card stroke-thread' : 'fill-card stroke-ink'}
      />
      <text
        x={x + width / 2}
        y={y + 6}
        textAnchor="middle"
        className="fill-ink font-semibold text-[17px]"
      >
        {name}
      </text>
    </g>
  )
}
