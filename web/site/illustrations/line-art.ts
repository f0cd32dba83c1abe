/** The drawings that pages refer to in the sprite (sections/icon-sprite.ts), in the colors of where they stand. */
const thread = 'fill="none" stroke="var(--color-thread)" stroke-width="3" stroke-linecap="round"'
const ink = 'fill="none" stroke="var(--color-ink)" stroke-width="2" stroke-linecap="round"'
const faint = 'fill="none" stroke="var(--color-ink-faint)" stroke-width="1.5"'
const tool = (x: number) =>
  `<rect x="${x}" y="22" width="76" height="52" rx="8" fill="var(--color-card)" stroke="var(--color-ink)" stroke-width="1.5"/>`

/** The three problems of the home page, 320 by 96: from edge to edge of their column. */
const problems = {
  // A thread that goes round and round before it goes on.
  'time-wasted': `<path d="M0 76h92c34 0 54-16 54-38a26 26 0 1 0-52 0c0 24 22 38 52 38 34 0 62-16 62-40a25 25 0 1 0-50 0c0 26 24 40 54 40h108" ${thread}/><path d="M120 38V24m0 14 9 7M183 36V22m0 14 9 7" ${ink}/>`,
  // Two ends that do not meet.
  'disconnected-tools': `${tool(1)}${tool(243)}<path d="M14 38h36M14 48h50M14 58h24M256 38h36M256 48h50M256 58h24" ${faint}/><path d="M77 48c24 0 30 22 52 16m0 0 11 5m-11-5 12-2M243 48c-24 0-30-22-52-16m0 0-11-5m11 5-12 2" ${thread}/>`,
  // One thread of four falls out of the cloth.
  'lost-opportunities': `<path d="M0 20h320M0 40h320M0 80h320" ${faint}/><path d="M0 60h120c40 0 40 4 58 34" ${thread}/><path d="M196 60h124" stroke-dasharray="3 7" ${faint}/>`,
} as const

/** Uprights of a warp, `step` apart. */
const warp = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

const upright = (top: number, height: number) => (x: number) => `M${x} ${top}v${height}`

/** A weft at `y` from one side to the other, which goes under every second upright, and stops `gap` short of it. */
const weft = (
  y: number,
  [from, to]: readonly [number, number],
  under: readonly number[],
  gap: number,
) =>
  [from, ...under.flatMap((x) => [x - gap, x + gap]), to]
    .map((x, index) => (index % 2 ? `H${x}` : `M${x} ${y}`))
    .join('')

/** Every second one of the uprights, over for one weft and under for the next. */
const everySecond = (uprights: readonly number[], row: number) =>
  uprights.filter((_, index) => index % 2 === row % 2)

const reed = warp(60, 220, 20)
const lane = (y: number, row: number) => weft(y, [0, 280], everySecond(reed, row), 5)

const bandRows = [0, 1, 2, 3, 4, 5]
const bands = [8.5, 62.5, 116.5]
const bandReed = warp(188, 256, 8.5)

/** What a thread becomes that comes in at a band's upper left: six wefts 7 apart, turned at the selvedges. */
const band = (top: number) =>
  bandRows
    .map((row) => {
      const y = top + 7 * row
      const turn = row % 2 ? `M184 ${y}a3.5 3.5 0 0 0 0 7` : `M258.5 ${y}a3.5 3.5 0 0 1 0 7`
      const under = everySecond(bandReed.slice(1, -1), row)
      return weft(y, [184, 258.5], under, 2.75) + (row < 5 ? turn : '')
    })
    .join('')

/**
 * The pipeline's four stages, 280 by 160, for each what stands still and the threads, which leave one
 * drawing where they enter the next. The threads take their stroke from where they are used.
 */
const stages = {
  'data-input': [
    'M4 10h9M4 30h9M4 50h9M4 70h9M4 90h9M4 110h9M4 130h9M4 150h9',
    'M16 10C150 10 150 50 280 50M16 30C150 30 150 50 280 50M16 50C150 50 150 70 280 70M16 70H280M16 90H280M16 110C150 110 150 90 280 90M16 130C150 130 150 110 280 110M16 150C150 150 150 110 280 110',
  ],
  processing: [
    'M60 22v116M84 22v116M108 22v116M196 140a10 10 0 1 0 20 0 10 10 0 1 0-20 0',
    'M0 50H110C170 50 200 90 280 90M0 70H110C170 70 200 50 280 50M0 90H110C170 90 200 70 280 70M0 110H110C140 110 150 140 194 140',
  ],
  automation: [reed.map(upright(14, 132)).join(''), lane(50, 0) + lane(70, 1) + lane(90, 0)],
  // From the middle of the second band, at its end, goes the thread that runs through the page (home.css).
  output: [
    bands.flatMap((top) => bandReed.map(upright(top - 3, 41))).join(''),
    `M0 50C90 50 90 8.5 184 8.5M0 70C90 70 90 62.5 184 62.5M0 90C90 90 90 116.5 184 116.5${bands.map(band).join('')}`,
  ],
} as const

/** Every drawing as the sprite's symbols. */
export const lineArt: string = [
  ...Object.entries(problems).map(
    ([name, lines]) => `<symbol id="${name}" viewBox="0 0 320 96">${lines}</symbol>`,
  ),
  ...Object.entries(stages).flatMap(([name, [things, threads]]) => [
    `<symbol id="${name}" viewBox="0 0 280 160"><path d="${things}" ${faint}/></symbol>`,
    `<symbol id="${name}-threads" viewBox="0 0 280 160"><path d="${threads}" fill="none"/></symbol>`,
  ]),
].join('')
