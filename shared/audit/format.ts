const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Cents as whole dollars (`$1,050`): an estimate does not deserve cents. */
export const formatCents = (cents: number): string => dollars.format(cents / 100)

/** Hours with one decimal at most: `22.5`. */
export const formatHours = (hours: number): string => oneDecimal.format(hours)

/** A percentage without decimals: `152%`. */
export const formatPercent = (percent: number): string => `${whole.format(percent)}%`
