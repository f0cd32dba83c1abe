/** Billing toggle of /pricing; `monthly` is shown first (public-site.md §4). */
export type Billing = 'monthly' | 'annual'

const annualPercent = 85

/** What a year costs when paid at once: monthly × 12 × 0.85, in whole dollars (public-site.md §9). */
export const annualPrice = (monthlyPrice: number): number =>
  Math.round((monthlyPrice * 12 * annualPercent) / 100)

/**
 * The dollars a month to show for a plan: its monthly price, or with annual billing that price
 * × 0.85 rounded to the dollar, halves up. A custom plan has no price (null).
 */
export function shownMonthlyPrice(monthlyPrice: number | null, billing: Billing): number | null {
  if (monthlyPrice === null || billing === 'monthly') return monthlyPrice
  return Math.round((monthlyPrice * annualPercent) / 100)
}

/** Characters of a service's description that /pricing shows (public-site.md §9). */
const descriptionLimit = 80

/**
 * The text itself when it has at most `limit` characters, else its first `limit` characters
 * followed by an ellipsis, which is a mark and not counted. Characters are code points, so an
 * emoji is never halved; blanks before the ellipsis are dropped.
 */
export function truncateDescription(text: string, limit: number = descriptionLimit): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  return `${characters.slice(0, limit).join('').trimEnd()}…`
}
