import { threadPath } from '../threads/weave.ts'

const heights = [24, 58, 92]

/** Where the three threads of each card end, by the height they begin at. */
const ends = [
  [58, 92, 24],
  [92, 24, 58],
  [58, 24, 92],
]

/** What shows in a value's card until its benefits do; `turn` says which card, and its lit thread. */
export function WaitingThreads({ turn }: { turn: number }) {
  const threads = heights.map((from, index) => ({ from, to: ends[turn]?.[index] ?? from }))
  return (
    <svg
      viewBox="0 0 360 116"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="value-threads absolute inset-x-0 bottom-4 w-full"
    >
      {threads.map(({ from, to }, index) => (
        <g key={from}>
          <path
            d={threadPath({ x: 0, y: from }, { x: 360, y: to })}
            className="stroke-card"
            strokeWidth="12"
          />
          <path
            d={threadPath({ x: 0, y: from }, { x: 360, y: to })}
            className={index === turn ? 'stroke-thread' : 'stroke-paper-edge'}
            strokeWidth={index === turn ? 4 : 2.5}
          />
        </g>
      ))}
    </svg>
  )
}
