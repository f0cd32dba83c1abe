/** The piece of thread from one stop to the next, across the page or down it. */
export function Segment() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="segment"
    >
      <path className="across" d="M0 50C30 0 70 100 100 50" />
      <path className="down" d="M50 0C0 30 100 70 50 100" />
    </svg>
  )
}
