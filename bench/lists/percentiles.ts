/** The value below which `share` of the values lie, 0 to 1. */
function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** `p50 12.3 ms  p95 20.1 ms` of what was measured in milliseconds. */
export const percentiles = (values: number[]): string =>
  [0.5, 0.95]
    .map((share) => `p${share * 100} ${percentile(values, share).toFixed(1).padStart(7)} ms`)
    .join('  ')

export const p95 = (values: number[]): number => percentile(values, 0.95)
