type ThreadCountProps = {
  /** How many threads there is room for; each takes one unit. */
  whole: number
  /** How many are drawn in which stroke, over one another, all from the start. */
  counts: readonly { count: number; className: string }[]
  className: string
  /** Whether they stand close, as so many pale where they are fine. */
  dense?: boolean
}

/** A figure as threads that can be counted. The words beside it say it. */
export function ThreadCount({ whole, counts, className, dense }: ThreadCountProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${whole} 10`}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="10"
      strokeDasharray={dense ? '.8 .2' : '.5'}
      strokeDashoffset={dense ? '-.1' : '-.25'}
      className={className}
    >
      {/* A line so broad that its dashes are threads, side by side. */}
      {counts.map(({ count, className }) => (
        <path key={className} d={`M0 5H${count}`} className={className} />
      ))}
    </svg>
  )
}
