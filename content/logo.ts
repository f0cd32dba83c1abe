const thread = 'M2 24.5c12 0 16-17 28-17'

type Strand = {
  path: string
  /** `ground` is the colour of what the logo lies on: it parts the strands where they cross. */
  stroke: 'ink' | 'thread' | 'ground'
  width: number
  round?: true
}

/**
 * The firm's logo in a box of 32 by 32, its strands in the order in which they are drawn: a thread
 * that passes over one upright and under the next.
 */
export const logo = {
  box: '0 0 32 32',
  width: 3.4,
  strands: [
    { path: 'M10.5 3v26', stroke: 'ink', width: 3.4 },
    { path: thread, stroke: 'ground', width: 7.5 },
    { path: thread, stroke: 'thread', width: 3.4, round: true },
    { path: 'M21.5 3v26', stroke: 'ground', width: 7.5 },
    { path: 'M21.5 3v26', stroke: 'ink', width: 3.4 },
  ] satisfies Strand[] as Strand[],
}

/** The strands as SVG, for what is made without React: in these colours, inside {@link logo}'s box. */
export const logoStrands = (strokes: Readonly<Record<Strand['stroke'], string>>): string =>
  logo.strands
    .map(
      ({ path, stroke, width, round }) =>
        `<path d="${path}" stroke="${strokes[stroke]}" stroke-width="${width}"${round ? ' stroke-linecap="round"' : ''}/>`,
    )
    .join('')
