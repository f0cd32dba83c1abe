const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

const withMinus = (text: string) => text.replace('-', '−')

/** Whole US dollars as `$12,000`, or `−$500`. */
export const formatDollars = (dollars: number): string => withMinus(whole.format(dollars))

/** Whole US dollars for an axis: `$12K`, `$1.5M`. */
export const compactDollars = (dollars: number): string => withMinus(compact.format(dollars))
