import type { IconName } from '#content/types/icon.ts'
import { CopyIcon } from '../sections/copy-icon.tsx'
import { type GatheredThread, gatherThreads, knot } from './gather.ts'
import { crossings, threadPath } from './weave.ts'

const warp = [100, 122, 144, 166, 188, 210]
const box = { x: 356, y: 96, size: 108 }

type GatheredThreadsProps = {
  /** Decides the picture: the slug of the page. */
  seed: string
  icon: IconName
  className?: string
}

/** Loose ends that come together and arrive as one: the picture of a service or an industry. */
export function GatheredThreads({ seed, icon, className }: GatheredThreadsProps) {
  const threads = gatherThreads(seed, 7)
  return (
    <svg viewBox="0 0 470 300" aria-hidden="true" fill="none" className={className}>
      <g className="stroke-ink-faint" strokeWidth="1.25">
        {warp.map((x) => (
          <path key={x} d={`M${x} 6V294`} />
        ))}
      </g>
      {threads
        .toSorted((a, b) => Number(a.lit) - Number(b.lit))
        .map((thread, index) => (
          <Strand key={thread.from.y} thread={thread} offset={index % 2 === 0 ? 0 : 1} />
        ))}
      <path
        d={`M${knot.x} ${knot.y}H${box.x}`}
        className="stroke-thread"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={`M${knot.x} ${knot.y - 21}v42`}
        className="stroke-ink"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect
        x={box.x}
        y={box.y}
        width={box.size}
        height={box.size}
        rx="14"
        strokeWidth="2.5"
        className="fill-card stroke-thread"
      />
      <CopyIcon
        name={icon}
        x={box.x + 30}
        y={box.y + 30}
        width={48}
        height={48}
        strokeWidth={1.5}
        className="stroke-ink"
      />
    </svg>
  )
}

function Strand({ thread, offset }: { thread: GatheredThread; offset: 0 | 1 }) {
  const { from, to, lit } = thread
  const path = threadPath(from, to)
  const over = crossings(from, to, warp, offset)
  return (
    <>
      <path d={path} className="stroke-paper" strokeWidth={lit ? 10 : 7} />
      <path
        d={path}
        pathLength="1"
        strokeWidth={lit ? 5 : 2}
        strokeLinecap="round"
        className={lit ? 'thread-drawn stroke-thread' : 'thread-drawn stroke-ink'}
      />
      <path
        d={over.map(({ x, y }) => `M${x} ${Math.round(y) - 6}v12`).join('')}
        className="stroke-paper"
        strokeWidth="6"
      />
      <path
        d={over.map(({ x, y }) => `M${x} ${Math.round(y) - 8}v16`).join('')}
        className="stroke-ink-faint"
        strokeWidth="1.25"
      />
    </>
  )
}
