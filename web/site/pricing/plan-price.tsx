import { pricingPage } from '#content/pricing/page.ts'
import { formatDollars } from '#shared/dollars.ts'
import { annualPrice, shownMonthlyPrice } from '#shared/pricing/annual-price.ts'
import { cx } from '#web/ui/cx.ts'

type PlanPriceProps = {
  /** Whole dollars, or null for a price made with the client. */
  monthlyPrice: number | null
  /** The colour of the words around the figure. */
  quiet: string
}

/** A plan's price with monthly and with annual billing; the toggle shows one of them. */
export function PlanPrice({ monthlyPrice, quiet }: PlanPriceProps) {
  const perMonth = shownMonthlyPrice(monthlyPrice, 'annual')
  const { customPrice, perMonth: unit, billedAnnually, perYear } = pricingPage
  const figure = 'font-bold text-3xl tabular-nums tracking-[-0.03em]'
  if (monthlyPrice === null || perMonth === null)
    return <p className={cx('mt-6 sm:min-h-24', figure)}>{customPrice}</p>
  return (
    <div className="mt-6 sm:min-h-24">
      <p className="by-month">
        <span className={figure}>{formatDollars(monthlyPrice)}</span>
        <span className={cx('ml-1 text-sm', quiet)}>{unit}</span>
      </p>
      <p className="by-year">
        <span className={cx('block', figure)}>{formatDollars(perMonth)}</span>
        <span className={cx('block text-sm', quiet)}>
          {billedAnnually}
          <br />
          {perYear(formatDollars(annualPrice(monthlyPrice)))}
        </span>
      </p>
    </div>
  )
}
