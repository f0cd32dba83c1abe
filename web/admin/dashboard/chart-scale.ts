/** The least round number that is not below `most`: 1, 2, 5 and their tens; a chart's upper end. */
export function roundedUp(most: number): number {
  if (most <= 1) return 1
  const ten = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 5, 10].map((factor) => factor * ten).find((end) => end >= most) ?? 10 * ten
}

/** What the axis is marked with: nothing, half and the end; a half that is no whole number is left out. */
export const marksOf = (end: number): number[] => (end % 2 === 0 ? [0, end / 2, end] : [0, end])
