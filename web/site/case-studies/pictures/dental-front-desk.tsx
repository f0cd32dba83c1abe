const columns = [206, 270, 334, 398, 462]
const rows = [126, 176, 226, 276]
const filled = new Set([
  '206-126',
  '270-176',
  '270-276',
  '334-126',
  '398-226',
  '462-126',
  '462-276',
])
const refilled = new Set(['334-226', '206-276', '398-126'])

/** A calendar in which empty slots are filled from a phone; a tooth on the desk. */
export function DentalFrontDesk() {
  return (
    <>
      <path d="M0 360h560v60H0z" className="fill-floor" />
      <path d="M0 360h560" className="stroke-ink" strokeWidth="3" />
      <g strokeWidth="2" className="stroke-ink">
        <rect x="186" y="60" width="344" height="272" rx="8" className="fill-card" />
        <path d="M186 108h344M244 46v28m228-28v28" />
        <path d="M340 84h36" strokeWidth="4" />
        <path d="M320 332l-14 28h104l-14-28" className="fill-card" />
      </g>
      {columns.flatMap((x) =>
        rows.map((y) => {
          const slot = `${x}-${y}`
          const look = refilled.has(slot)
            ? 'fill-thread stroke-thread'
            : filled.has(slot)
              ? 'fill-taken stroke-taken'
              : 'fill-paper stroke-ink-faint'
          return <rect key={slot} x={x} y={y} width="48" height="34" rx="4" className={look} />
        }),
      )}
      <path
        d="M110 214c40 0 40 78 96 78M110 206c60 0 160 34 224 34M110 198c110 0 190-56 288-56"
        className="stroke-thread"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g strokeWidth="2" className="stroke-ink">
        <rect x="36" y="134" width="88" height="164" rx="14" className="fill-card" />
        <path d="M68 284h24" strokeWidth="3" strokeLinecap="round" />
        <path d="M50 156h50v24H64l-8 8v-8h-6z" className="fill-paper" />
        <path d="M110 196v24h-6v8l-8-8H66v-24z" className="fill-thread-tint stroke-thread" />
        <path d="M50 236h40v22H64l-8 8v-8h-6z" className="fill-paper" />
      </g>
      <path
        d="M78 360c-8-10-4-22-12-30-8-9-4-22 8-22 7 0 9 4 14 4s7-4 14-4c12 0 16 13 8 22-8 8-4 20-12 30-6 0-3-18-10-18s-4 18-10 18z"
        className="fill-card stroke-ink"
        strokeWidth="2"
      />
    </>
  )
}
