const bearings = [
  { x: 300, y: 118, r: 26 },
  { x: 358, y: 122, r: 22 },
  { x: 412, y: 126, r: 18 },
  { x: 476, y: 230, r: 26 },
  { x: 306, y: 322, r: 30 },
]

/** Shelves of bearings and boxes, joined by a thread to an open letter. */
export function PartsWarehouse() {
  return (
    <>
      <path d="M0 368h560v52H0z" className="fill-floor" />
      <path d="M0 368h560" className="stroke-ink" strokeWidth="3" />
      <g strokeWidth="3" className="stroke-ink">
        <path d="M254 56v312M532 56v312M254 150h278M254 258h278M254 358h278" />
      </g>
      <g strokeWidth="2" className="fill-card stroke-ink">
        <path d="M446 84h62v66h-62zM272 190h58v68h-58zM342 206h88v52h-88zM360 300h60v58h-60zM432 316h76v42h-76z" />
        <path d="M470 84v20h14V84M294 190v20h14v-20M378 206v16h16v-16M384 300v18h12v-18M462 316v12h14v-12" />
      </g>
      {bearings.map(({ x, y, r }, index) => (
        <g key={x} strokeWidth="2" className={index === 2 ? 'stroke-thread' : 'stroke-ink'}>
          <circle cx={x} cy={y} r={r} className="fill-card" />
          <circle cx={x} cy={y} r={r * 0.62} strokeWidth="5" strokeDasharray="5 5" />
          <circle cx={x} cy={y} r={r * 0.34} className="fill-paper-deep" />
        </g>
      ))}
      <g strokeWidth="2" className="stroke-ink">
        <path d="M34 224l84-62 84 62v116H34z" className="fill-paper" />
        <path d="M52 312V148h132v164z" className="fill-card" />
        <path d="M70 170h46m-46 18h60m-60 36h42m-42 18h52" strokeWidth="1.75" />
        <path d="M34 226l84 66 84-66v114H34z" className="fill-card" />
        <path d="M34 340l66-62m102 62-66-62" />
      </g>
      <path d="M70 206h96" className="stroke-thread" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M166 206c90 0 60-150 150-150 74 0 96 12 96 50"
        className="stroke-thread"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </>
  )
}
