import { threadPath } from '../threads/weave.ts'

const heights = [24, 58, 92]

/** What shows in a value's card until its benefits do; `turn` says which thread is the lit one. */
export function WaitingThreads({ turn }: { turn: number }) {
  const ends = heights.map((from, index) => ({
    from,
    to: heights[(index + turn + 1) % heights.length] ?? from,
  }))
  return (
    <svg
      viewBox="0 0 360 116"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="value-threads absolute inset-x-0 bottom-4 w-full"
    >
      {ends.map(({ from, to }, index) => (
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
