import type { ReactNode } from 'react'
import { securityPage } from '#content/legal/security.ts'
import { type ClothKind, weave } from '#shared/weaving/cloth.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { ClothPatterns } from '#web/ui/cloth.tsx'

/** The cloths of the page: how each is woven, and how many units of its drawing a crossing is wide. */
const cloths = {
  kept: { cell: 5, structure: 'plain', coloring: 'solid', yarns: ['flax', 'weld', 'weld'] },
  sent: { cell: 8, structure: 'twill', coloring: 'solid', yarns: ['chalk', 'indigo', 'indigo'] },
  copied: {
    cell: 8,
    structure: 'herringbone',
    coloring: 'solid',
    yarns: ['slate', 'chalk', 'chalk'],
  },
  thinned: { cell: 9, structure: 'plain', coloring: 'solid', yarns: ['flax', 'weld', 'weld'] },
  torn: { cell: 8, structure: 'plain', coloring: 'solid', yarns: ['flax', 'flax', 'flax'] },
  darned: { cell: 8, structure: 'plain', coloring: 'solid', yarns: ['flax', 'indigo', 'indigo'] },
} as const satisfies Record<string, ClothKind & { cell: number }>

type ClothName = keyof typeof cloths

/** The row of a cloth's one red thread, from the top. */
const pick = 9

const Threads = ({ of }: { of: ClothName }) => (
  <ClothPatterns id={of} cloth={weave(of, cloths[of])} cell={cloths[of].cell} pick={pick} />
)

const count = <T,>(length: number, of: (index: number) => T) =>
  Array.from({ length }, (_, index) => of(index))

type PieceProps = {
  of: ClothName
  at: readonly [x: number, y: number]
  /** Threads of warp and of weft. */
  size: readonly [ends: number, picks: number]
  red?: boolean
}

/** A piece of a cloth, with the ends of its warp. */
function Piece({ of, at: [x, y], size: [ends, picks], red }: PieceProps) {
  const { cell } = cloths[of]
  const [width, height] = [ends * cell, picks * cell]
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={count(ends, (end) => `M${(end + 0.5) * cell} -${cell}v${height + 2 * cell}`).join('')}
        className="stroke-control"
        strokeWidth={cell / 4}
      />
      <rect width={width} height={height} fill={`url(#${of})`} />
      {red && <rect y={pick * cell} width={width} height={cell} fill={`url(#${of}-red)`} />}
    </g>
  )
}

const { periods } = securityPage.keeping
const longest = Math.max(...periods.map(({ days }) => days))
const { cell: day } = cloths.kept

/** Each thread of the warp is a day, and what is kept is woven as far as its days go; then the warp lies bare. */
export const keptDays = (
  <svg aria-hidden="true" viewBox={`0 0 ${longest * day} 324`} fill="none" className="w-full">
    <Threads of="kept" />
    <path
      d={count(longest, (at) => `M${(at + 0.5) * day} 0v324`).join('')}
      className="stroke-control"
      strokeWidth="1.25"
    />
    {periods.map(({ what, days }, index) => (
      <rect key={what} y={20 + index * 48} width={days * day} height="40" fill="url(#kept)" />
    ))}
  </svg>
)

/** What is sent with a form goes into one cloth, and one thread leaves it: a letter. */
const wayIn = (
  <>
    <Threads of="sent" />
    <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round">
      <path d="M2 16h124v122H2zM2 40h124" className="fill-card" />
      <path d="M2 246h104v74H2zl52 40 52-40" className="fill-card" />
      <path d="M18 60h72M18 78h92M18 96h56" className="stroke-ink-faint" />
    </g>
    <path d="M74 122H108C150 122 138 92 184 92" className="stroke-thread" strokeWidth="6.7" />
    <path d="M184 268C142 268 146 283 107 283" className="yarn-indigo" strokeWidth="6.7" />
    <Piece of="sent" at={[176, 16]} size={[28, 38]} red />
  </>
)

const hands = ['text-thread', 'text-indigo', 'text-weld', 'text-ink'].map((dye, at) => ({
  dye,
  x: 84 + at * 88,
}))
/** Who changed each record. */
const changes = [[0, 2], [1], [3, 0], [2], [1, 3]] as const
const recordAt = (row: number) => 104 + row * 48

/** Four people, a thread each, which meets every record: a ring where it is read, a knot where that hand changed it. */
const everyHand = (
  <>
    {changes.map((_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place.
      <g key={row} transform={`translate(0 ${recordAt(row)})`} strokeWidth="2">
        <path d="M24 0h376" className="stroke-control" />
        <path d="M1-15h25v30H1z" className="fill-card stroke-ink" />
        <path d="M7-6h13M7 1h13M7 8h7" className="stroke-ink-faint" />
      </g>
    ))}
    {hands.map(({ dye, x }, hand) => (
      <g key={dye} className={`hand ${dye}`} strokeWidth="3.5">
        <circle cx={x} cy="16" r="11" className="fill-card" />
        <path d={`M${x - 22} 56a22 20 0 0 1 44 0z`} className="fill-card" strokeLinejoin="round" />
        <path d={`M${x} 56v264`} />
        {changes.map((by, row) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place.
            key={row}
            cx={x}
            cy={recordAt(row)}
            r="8"
            className={by.some((who) => who === hand) ? 'knot' : 'fill-paper'}
          />
        ))}
      </g>
    ))}
  </>
)

/** A cloth, and thread for thread the same in a place of its own. */
const twice = (
  <>
    <Threads of="copied" />
    <Piece of="copied" at={[8, 24]} size={[16, 14]} red />
    <path d="M156 80h60m-11-10 11 10-11 10" className="stroke-ink" strokeWidth="3" />
    <path d="M236 2h162v156H236z" className="fill-card stroke-ink" strokeWidth="3" />
    <Piece of="copied" at={[253, 24]} size={[16, 14]} red />
  </>
)

/** A cloth out of which one person's thread has been drawn: where it ran the warp lies bare, and outside it ends. */
const drawnOut = (
  <>
    <Threads of="thinned" />
    <Piece of="thinned" at={[2, 12]} size={[27, 27]} />
    <g transform="translate(2 120)">
      <path d="M0 4.5h243" className="stroke-paper" strokeWidth="9" />
      <path
        d={count(27, (end) => `M${end * 9 + 4.5} -2v13`).join('')}
        className="yarn-flax"
        strokeWidth={9 * threadShare.width}
      />
    </g>
    <g className="stroke-thread" strokeWidth="6" strokeLinecap="round">
      <path d="M262 124c26 0 22-40 48-40s24 48 46 48" />
      <path d="M356 132c16 0 18-34 42-36" strokeDasharray="5 11" strokeDashoffset="-9" />
    </g>
  </>
)

/** A hole in a cloth, half of it darned with a darker thread that is still in the needle. */
const mended = (
  <>
    <Threads of="torn" />
    <Threads of="darned" />
    <Piece of="torn" at={[2, 12]} size={[36, 11]} />
    <g transform="translate(98 28)">
      <path d="M0 28h112" className="stroke-paper" strokeWidth="56" />
      <path
        d={count(14, (end) => `M${end * 8 + 4} 0v56`).join('')}
        className="yarn-flax"
        strokeWidth={8 * threadShare.width}
      />
      <path d="M0 0h112v32H64v8H0z" fill="url(#darned)" />
    </g>
    <path
      d="M162 64c50 0 60-26 110-26s40 34 66 34"
      className="yarn-indigo"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M334 76l62-52" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
    <path d="M338 72l9-7" className="stroke-paper" strokeWidth="2" strokeLinecap="round" />
  </>
)

type ChapterId = (typeof securityPage)['chapters' | 'after'][number]['id']

/** What each chapter says as threads: how high on a ground 400 wide, and what is on it. */
export const chapterDrawings: Record<ChapterId, { height: number; drawing: ReactNode }> = {
  where: { height: 336, drawing: wayIn },
  who: { height: 322, drawing: everyHand },
  backups: { height: 160, drawing: twice },
  erasure: { height: 264, drawing: drawnOut },
  weakness: { height: 112, drawing: mended },
}
