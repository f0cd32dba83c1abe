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
