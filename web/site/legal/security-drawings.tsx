import type { ReactNode } from 'react'
import type { securityPage } from '#content/legal/security.ts'

/** The places from one on, each so far from the one before. */
const places = (count: number, from: number, by: number) =>
  Array.from({ length: count }, (_, index) => from + index * by)

type ClothProps = {
  x: number
  /** Threads of warp, 14 apart. */
  width: number
  /** The threads of weft from top to bottom, 16 apart; null where one is missing. */
  weft: readonly (string | null)[]
}

/** A piece of plain weave, over and under in turn. */
const Cloth = ({ x, width, weft }: ClothProps) => (
  <>
    <path
      d={places(width, x, 14)
        .map((at) => `M${at} 16v160`)
        .join('')}
      className="stroke-ink-faint"
      strokeWidth="5"
    />
    {weft.map(
      (thread, row) =>
        thread && (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a thread is its place.
            key={row}
            d={`M${x - 7} ${32 + row * 16}h${width * 14}`}
            strokeWidth="11"
            strokeDasharray="14"
            strokeDashoffset={(row % 2) * 14}
            className={thread}
          />
        ),
    )}
  </>
)

const blue = 'stroke-indigo'
const red = 'stroke-thread'
const pattern = [blue, blue, blue, red, blue, blue, blue, blue, blue]
const gone = [blue, blue, blue, null, blue, blue, blue, blue, blue]
const whole = pattern.map(() => blue)

/** What is sent with a form goes into one cloth, and one thread leaves it: a letter. */
const wayIn = (
  <>
    <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round">
      <path d="M2 20h88v72H2zM2 36h88" className="fill-card" />
      <path d="M2 128h72v46H2zl36 26 36-26" className="fill-card" />
      <path d="M14 52h40M14 66h28" className="stroke-ink-faint" />
    </g>
    <Cloth x={164} width={11} weft={pattern} />
    <path d="M90 64C120 64 124 80 160 80" className="stroke-thread" strokeWidth="4" />
    <path d="M160 144C124 144 110 150 74 150" className="stroke-indigo" strokeWidth="4" />
  </>
)

const hands = ['text-thread', 'text-indigo', 'text-weld', 'text-ink'].map((dye, at) => ({
  dye,
  x: 40 + at * 80,
}))
const knots = [[0, 2], [1], [3, 0], [2]] as const

/** Four people, a thread each, and on every record that one of them changed a knot of theirs. */
const everyHand = (
  <>
    <path
      d={places(4, 76, 30)
        .map((y) => `M8 ${y}h304`)
        .join('')}
      className="stroke-ink-faint"
      strokeWidth="2"
    />
    {hands.map(({ dye, x }, hand) => (
      <g key={dye} className={dye} stroke="currentColor">
        <circle cx={x} cy="28" r="15" strokeWidth="4" className="fill-card" />
        <path d={`M${x} 43v145`} strokeWidth="4" />
        {knots.map(
          (of, row) =>
            of.some((who) => who === hand) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place.
              <circle key={row} cx={x} cy={76 + row * 30} r="7" fill="currentColor" />
            ),
        )}
      </g>
    ))}
  </>
)

/** Two cloths, thread for thread the same. */
const twice = (
  <>
    <Cloth x={9} width={8} weft={pattern} />
    <path d="M134 80h46m-10-9 10 9-10 9" className="stroke-thread" strokeWidth="3" />
    <Cloth x={209} width={8} weft={pattern} />
  </>
)

/** A cloth out of which one person's thread has been drawn; where it ran is nothing. */
const drawnOut = (
  <>
    <Cloth x={9} width={11} weft={gone} />
    <path
      d="M166 80c34 0 40-30 66-30s30 36 56 36"
      className="stroke-thread"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M288 86l22-14M288 86l26 2M288 86l20 16" className="stroke-thread" strokeWidth="2" />
  </>
)

/** A cloth with a loose end, and the needle that mends it. */
const mended = (
  <>
    <Cloth x={9} width={11} weft={whole} />
    <path
      d="M150 112c40 0 34-52 70-52s26 44 54 44"
      className="stroke-thread"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M50 112h100" className="stroke-thread" strokeWidth="11" strokeDasharray="14" />
    <path d="M262 134l54-70" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
    <path d="M266 129l7-9" className="stroke-card" strokeWidth="2" strokeLinecap="round" />
  </>
)

type ChapterId = (typeof securityPage)['chapters' | 'after'][number]['id']

/** What each chapter says as threads, on a ground of 320 by 192. */
export const chapterDrawings: Record<ChapterId, ReactNode> = {
  where: wayIn,
  who: everyHand,
  backups: twice,
  erasure: drawnOut,
  weakness: mended,
}
