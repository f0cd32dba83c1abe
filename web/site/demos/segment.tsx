/** The piece of thread from one stop to the next: faint, and over it the lit one that is drawn. */
export function Segment() {
  return (
    <>
      <Wave className="segment" />
      <Wave className="segment segment-lit" />
    </>
  )
}

function Wave({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className={className}
    >
      <path className="across" d="M0 50C30 0 70 100 100 50" />
      <path className="down" d="M50 0C0 30 100 70 50 100" />
    </svg>
  )
}
