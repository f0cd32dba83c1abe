const width = 400

/** A template's steps as knots along a thread: how long the workflow is, at a glance. */
export function KnotThread({ knots, className }: { knots: number; className?: string }) {
  const places = Array.from({ length: knots }, (_, index) =>
    Math.round(10 + (index * (width - 20)) / Math.max(1, knots - 1)),
  )
  return (
    <svg
      viewBox={`0 0 ${width} 20`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={`${knots} steps`}
      className={className}
      fill="none"
    >
      <path d={`M2 10H${width - 2}`} className="stroke-thread" strokeWidth="2.5" />
      {places.map((x) => (
        <circle key={x} cx={x} cy="10" r="6" className="fill-card stroke-ink" strokeWidth="2" />
      ))}
    </svg>
  )
}
