/** A thread that ends before it arrives. */
export function FrayedThread({ className }: { className?: string }) {
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
