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

/** What a lane of the automation is drawn by: it passes over every second upright. */
const lane = (y: number, under: readonly number[]) => {
  const ends = [0, ...under.flatMap((x) => [x - 8, x + 8]), 280]
  return ends.map((x, index) => (index % 2 ? `H${x}` : `M${x} ${y}`)).join('')
}

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
  automation: [
    'M60 14v132M100 14v132M140 14v132M180 14v132M220 14v132',
    lane(50, [60, 140, 220]) + lane(70, [100, 180]) + lane(90, [60, 140, 220]),
  ],
  output: [
    'M190 8h72v36h-72zM190 62h72v36h-72zM190 116h72v36h-72z',
    'M0 50C90 50 90 26 188 26M0 70C90 70 90 80 188 80M0 90C90 90 90 134 188 134',
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
