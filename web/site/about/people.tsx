import type { ReactNode } from 'react'

/** How the head of a figure is worn: seen from the front, or from behind. */
const hair = {
  short: 'M-18 2a18 18 0 0 1 36 0c-8-9-20-10-36 0z',
  bob: 'M-20 18V3a20 20 0 0 1 40 0v15h-6V4C4 3-6 0-9-6c-1 6-4 9-5 10v14z',
  bun: 'M-18 3a18 18 0 0 1 36 0c-10-8-26-8-36 0zM-8-13a9 9 0 1 1 16 0z',
  back: 'M-19 4a19 19 0 1 1 38 0c0 10-8 17-19 17S-19 14-19 4z',
  tail: 'M-19 4a19 19 0 1 1 38 0c0 8-6 14-12 16q2 26-4 40-7-16-9-40C-14 18-19 12-19 4z',
} as const

const standing = 'M-14 140v88M14 140v88'

type FigureProps = {
  /** Where its head is. */
  x: number
  y: number
  hair: keyof typeof hair
  /** The dye of its apron: the class of a fill. */
  apron: string
  /** Seen from behind, where the apron is only its straps. */
  turned?: boolean
  /** What is seen of its legs. */
  legs: string
  arms: string
  children?: ReactNode
}

/**
 * One of us, without a face: head, shirt and apron, the sleeves as broad strokes. Only the outlines
 * are ink; what is worn and who wears it keep colors of their own at night (`about.css`).
 */
function Figure({ x, y, hair: head, apron, turned, legs, arms, children }: FigureProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-ink" strokeLinecap="round">
      <path d={legs} strokeWidth="19" />
      <path d={legs} strokeWidth="14" className="trousers" />
      <path d="M-7 16v14h14V16" className="skin" />
      <path d="M-36 132V54c0-18 12-26 28-27h16c16 1 28 9 28 27v78z" className="shirt" />
      {turned ? (
        <path
          d="M-20 29 18 96M20 29l-38 67M-36 98h72M-2 98q-18-4-20 10M2 98q18-4 20 10"
          strokeWidth="3.5"
        />
      ) : (
        <path
          d="M-12 28l-4 20v30h-20v56q36 8 72 0V78H16V48l-4-20M-16 48h32M-16 94h32"
          className={apron}
        />
      )}
      <path d={arms} strokeWidth="20" strokeLinejoin="round" />
      <path d={arms} strokeWidth="15" strokeLinejoin="round" className="sleeve" />
      <circle cy="4" r="17" className="skin" />
      <path d={hair[head]} className="hair" />
      {children}
    </g>
  )
}

/** At the window in the evening: somebody is on call. */
export const Lookout = () => (
  <Figure
    x={300}
    y={164}
    hair="tail"
    apron=""
    turned
    legs={standing}
    arms="M-36 56q-14 26-8 58M36 56q26 16 12 44l-22 6"
  />
)

/** Behind the machine on the table. */
export const Engineer = () => (
  <Figure
    x={556}
    y={164}
    hair="bun"
    legs={standing}
    apron="indigo-dyed"
    arms="M-36 56q-12 40-2 62M36 56q12 40 2 62"
  />
)

/** Over the book. */
export const Bookkeeper = () => (
  <Figure
    x={668}
    y={164}
    legs={standing}
    hair="bob"
    apron="weld-dyed"
    arms="M-36 56q-14 34-6 58l24 8M36 56q14 34 6 58"
  >
    <path
      d="M-12 4a5 5 0 1 0 10 0 5 5 0 1 0-10 0M2 4a5 5 0 1 0 10 0 5 5 0 1 0-10 0M-2 4h4"
      strokeWidth="1.5"
    />
  </Figure>
)

/** On the line with a client, and the thread in hand. */
export const Dispatcher = () => (
  <Figure
    x={902}
    y={164}
    hair="short"
    apron="undyed"
    legs={standing}
    arms="M-36 56q-12 16-2 26M36 56q18 34 6 66"
  >
    <path d="M-19 4a19 19 0 0 1 38 0v8c0 8-6 10-12 10" strokeWidth="2.5" />
    <path d="M15 0h8v12h-8z" className="fill-ink" />
  </Figure>
)

/** At the loom, from behind. */
export const Weaver = () => (
  <Figure
    x={1150}
    y={231}
    hair="back"
    apron=""
    turned
    arms="M-36 56q-30 6-50-30M36 56q34 6 60-30"
    legs="M-20 150v9M20 150v9"
  />
)
