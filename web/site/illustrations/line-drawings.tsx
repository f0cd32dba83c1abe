const frame = {
  viewBox: '0 0 640 112',
  fill: 'none',
  preserveAspectRatio: 'xMinYMid meet',
} as const

/** A thread that ends before it arrives. */
export function BrokenLinkIllustration({ className }: { className?: string }) {
  return (
    <svg {...frame} aria-hidden="true" className={className}>
      <g className="stroke-thread" strokeWidth="3" strokeLinecap="round">
        <path className="thread-drawn" pathLength="1" d="M0 78c92 0 98-52 192-52s92 46 176 40" />
        <path d="M368 66c22-2 34-12 50-26" strokeWidth="1.6" />
        <path d="M368 66c26-2 44-4 66-2" strokeWidth="1.6" />
        <path d="M368 66c24 0 36 10 48 24" strokeWidth="1.6" />
      </g>
      <rect
        x="522"
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
