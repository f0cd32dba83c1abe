const vans = [
  { x: 40, y: 286 },
  { x: 176, y: 304 },
  { x: 316, y: 292 },
]

const flakes =
  'M60 60h.1M130 110h.1M96 176h.1M204 52h.1M262 128h.1M186 196h.1M330 44h.1M352 170h.1M296 214h.1M34 230h.1M236 236h.1M150 30h.1'

/** Service vans on a snowy road; a thread leads from each to one invoice. */
export function VanFleet() {
  return (
    <>
      <path d="M0 280c90-60 150-40 220-10s170-40 340-20v170H0z" className="fill-hill" />
      <path
        d="M0 280c90-60 150-40 220-10s170-40 340-20"
        className="stroke-ink-faint"
        strokeWidth="1.5"
      />
      <path d="M0 356c140 24 380-16 560 0v64H0z" className="fill-floor" />
      <path d="M0 356c140 24 380-16 560 0" className="stroke-ink" strokeWidth="2.5" />
      <path
        d="M20 394c150 14 360-14 520-2"
        className="stroke-snow"
        strokeWidth="4"
        strokeDasharray="34 26"
      />
      <path d={flakes} className="stroke-snow" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M92 286C92 190 300 230 420 112M226 304c0-100 110-90 194-166M366 292c0-80 20-90 54-128"
        className="stroke-thread"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      {vans.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`} strokeWidth="2" className="stroke-ink">
          <path d="M0 62V8a8 8 0 0 1 8-8h62l26 26 8 6v30z" className="fill-card" />
          <path d="M68 8h4l18 18H68z" className="fill-paper-deep" />
          <path d="M58 0v62M14 22c10 0 8 14 18 14s6-14 14-14" />
          <circle cx="24" cy="64" r="12" className="fill-tyre" />
          <circle cx="82" cy="64" r="12" className="fill-tyre" />
          <circle cx="24" cy="64" r="4" className="fill-card" />
          <circle cx="82" cy="64" r="4" className="fill-card" />
        </g>
      ))}
      <g strokeWidth="2" className="stroke-ink">
        <path
          d="M412 40h112v176l-14-10-14 10-14-10-14 10-14-10-14 10-14-10-14 10z"
          className="fill-card"
        />
        <path d="M430 66h40m-40 24h76m-76 18h76m-76 18h76" strokeWidth="1.75" />
        <path d="M430 164h30m22 0h24" strokeWidth="4" className="stroke-thread" />
      </g>
    </>
  )
}
