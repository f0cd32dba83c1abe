type DrawingProps = { className?: string }

const frame = { viewBox: '0 0 320 96', fill: 'none', preserveAspectRatio: 'xMinYMid meet' } as const

/** Time wasted: a thread that goes round and round before it goes on. */
export function ClockThread({ className }: DrawingProps) {
  return (
    <svg {...frame} aria-hidden="true" className={className}>
      <path
        d="M0 76h92c34 0 54-16 54-38a26 26 0 1 0-52 0c0 24 22 38 52 38 34 0 62-16 62-40a25 25 0 1 0-50 0c0 26 24 40 54 40h108"
        className="stroke-thread"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M120 38V24m0 14 9 7M183 36V22m0 14 9 7"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Disconnected tools: two ends that do not meet. */
export function CutThread({ className }: DrawingProps) {
  return (
    <svg {...frame} aria-hidden="true" className={className}>
      <rect
        x="1"
        y="22"
        width="76"
        height="52"
        rx="8"
        className="fill-card stroke-ink"
        strokeWidth="1.5"
      />
      <rect
        x="243"
        y="22"
        width="76"
        height="52"
        rx="8"
        className="fill-card stroke-ink"
        strokeWidth="1.5"
      />
      <path
        d="M14 38h36M14 48h50M14 58h24M256 38h36M256 48h50M256 58h24"
        className="stroke-ink-faint"
        strokeWidth="1.5"
      />
      <path
        d="M77 48c24 0 30 22 52 16M243 48c-24 0-30-22-52-16"
        className="stroke-thread"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="m129 64 11 5M129 64l12-2M191 32l-11-5M191 32l-12 2"
        className="stroke-thread"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Lost opportunities: one thread of four falls out of the cloth. */
export function DroppedThread({ className }: DrawingProps) {
  return (
    <svg {...frame} aria-hidden="true" className={className}>
      <path d="M0 20h320M0 40h320M0 80h320" className="stroke-ink-faint" strokeWidth="1.5" />
      <path
        d="M0 60h120c40 0 40 4 58 34"
        className="stroke-thread"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M196 60h124" className="stroke-ink-faint" strokeWidth="1.5" strokeDasharray="3 7" />
    </svg>
  )
}
