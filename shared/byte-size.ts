const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** A number of bytes as people say it, with at most one decimal: 1,536 → '1.5 KB'. */
export function byteSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const amount = bytes / 1024 ** power
  const digits = power === 0 || amount >= 100 ? 0 : 1
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${units[power]}`
}
