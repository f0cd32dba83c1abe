/** A thread that frays just before the place it should have been sewn to. */
export function BrokenLinkIllustration({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 10 640 124"
      preserveAspectRatio="xMinYMid"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <g className="stroke-thread" strokeWidth="6" strokeLinecap="round">
        <path
          className="thread-drawn"
          pathLength="1"
          d="M-4 106C80 106 150 118 226 104C300 90 332 44 300 26C262 8 232 66 286 96C322 114 368 102 404 87"
        />
        <path
          strokeWidth="2.2"
          d="M452 34C441 62 428 77 402 88C430 76 448 64 472 54M476 80C456 72 432 76 402 88C428 78 450 84 464 106M440 116C436 92 424 79 402 88"
        />
      </g>
      <path
        d="M540 14h-48a8 8 0 0 0-8 8v100a8 8 0 0 0 8 8h76a8 8 0 0 0 8-8V50zv36h36"
        className="stroke-ink-faint"
        strokeWidth="2"
        strokeDasharray="7 6"
      />
    </svg>
  )
}
