import { aboutPage } from '#content/about/page.ts'
import { Bookkeeper, Dispatcher, Engineer, Lookout, Weaver } from './people.tsx'

/**
 * The workshop: the city in its window, the people of the firm at their work, and the loom. On phones
 * it's what happens at the loom, with the cone of red yarn on a stool.
 */
export function Workshop({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 430"
      role="img"
      aria-label={aboutPage.workshop}
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className={className}
    >
      <g className="max-sm:hidden">
        <CityWindow />
        <Lookout />
        <Aprons />
        <Engineer />
        <Bookkeeper />
        <Table />
      </g>
      <path d="M788 300l8-44h12l8 44z" className="fill-thread stroke-ink" />
      <path
        d="M768 300h72M782 300v100m44-100v100"
        strokeWidth="4"
        className="stroke-ink sm:hidden"
      />
      <Loom />
      <Dispatcher />
      <path d="M0 400H1440" className="stroke-ink" strokeWidth="3" />
      {/* From the cone to the shuttle in the loom. */}
      <path
        d="M800 256c8-48 44-26 74-12 34 16 40 6 74 6h270"
        pathLength="1"
        strokeWidth="5"
        strokeLinecap="round"
        className="thread-drawn stroke-thread"
      />
      <path d="M1216 243h60l16 7-16 7h-60l-16-7z" className="fill-card stroke-ink" />
      <Weaver />
    </svg>
  )
}

/** Buildings of the city: where each begins, how wide and how high it is. */
const buildings = [
  [104, 34, 70],
  [140, 28, 112],
  [170, 42, 168],
  [214, 30, 92],
  [258, 36, 136],
  [296, 28, 84],
  [326, 30, 108],
  [358, 32, 62],
] as const

/** Where people still work at night: from where a row of lit windows runs, and how far. */
const lights = [
  [110, 230, 14],
  [120, 254, 14],
  [147, 190, 14],
  [147, 226, 4],
  [157, 262, 4],
  [176, 136, 24],
  [186, 160, 4],
  [176, 196, 14],
  [196, 226, 4],
  [176, 256, 24],
  [220, 214, 14],
  [230, 250, 4],
  [266, 168, 14],
  [302, 220, 4],
  [332, 196, 14],
  [342, 230, 4],
  [364, 242, 14],
] as const

function CityWindow() {
  return (
    <g className="stroke-ink">
      <path d="M96 56h300v228H96z" className="fill-card" />
      <path
        d={buildings.map(([x, w, h]) => `M${x} 284v-${h}h${w}v${h}`).join('')}
        className="fill-paper-deep stroke-ink-faint"
        strokeWidth="1.5"
      />
      <path d="M182 116V76m18 40V76m76 72v-22" className="stroke-ink-faint" strokeWidth="1.5" />
      <path
        d={lights.map(([x, y, w]) => `M${x} ${y}h${w}`).join('')}
        className="lit-windows"
        strokeWidth="6"
        strokeDasharray="4 6"
      />
      <path d="M246 56v228M80 284h332" strokeWidth="4" />
      <path d="M96 56h300v228H96z" />
    </g>
  )
}

/** Six hooks: one of us is with a client, the others wear theirs. */
function Aprons() {
  const hooks = [482, 552, 622, 692, 762, 832]
  const hung = 762
  return (
    <g className="stroke-ink">
      <path d="M456 72h402" strokeWidth="4" />
      {hooks.map((x) => (
        <g key={x}>
          <path d={`M${x} 72v12a5 5 0 0 0 10 0`} />
          {x === hung && (
            <>
              <path d={`M${x - 8} 108l8-22 8 22`} strokeWidth="1.5" />
              <path d={`M${x - 10} 108h20l4 26 14 8v62h-56v-62l14-8z`} className="undyed" />
              <path d={`M${x - 14} 160h28v20h-28z`} strokeWidth="1.5" />
            </>
          )}
        </g>
      ))}
    </g>
  )
}

/** The table: a machine, the book, and the yarn. */
function Table() {
  return (
    <g className="stroke-ink">
      <path d="M452 300h400M480 300v100m344-100v100" strokeWidth="4" />
      <path d="M500 300v-6h110v6M514 294v-56h82v56" className="fill-card" />
      <path d="M528 254h34m-34 12h48m-48 12h26" className="stroke-ink-faint" strokeWidth="1.5" />
      <path d="M464 300v-24h22v24m-22-18h-5a5 5 0 0 0 0 11h5" className="fill-card" />
      <path
        d="M636 297q16-9 32 0 16-9 32 0v-10q-16-9-32 0-16-9-32 0zm32-10v10"
        className="fill-card"
      />
      <path d="M708 300l8-44h12l8 44z" className="indigo-dyed" />
      <path d="M748 300l8-44h12l8 44z" className="weld-dyed" />
    </g>
  )
}

function Loom() {
  const warps = Array.from({ length: 21 }, (_, index) => 1000 + index * 15)
  const rows = [266, 282, 298, 314]
  return (
    <g className="stroke-ink">
      <path d="M970 40v360m360-360v360M952 64h396M952 340h396" strokeWidth="6" />
      <path d={warps.map((x) => `M${x} 64v276`).join('')} strokeWidth="1.5" />
      {rows.map((y, row) => (
        <path
          key={y}
          d={`M992.5 ${y}h315`}
          strokeWidth="13"
          strokeDasharray="15"
          strokeDashoffset={(row % 2) * 15}
          className="indigo-weft"
        />
      ))}
      <path d="M962 128h376" strokeWidth="10" className="stroke-ink-faint" />
      <path d="M1060 400v-34h180v34M1048 366h204" />
    </g>
  )
}
