import { brand } from '#content/brand.ts'
import { pricingPage } from '#content/pricing/page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link.tsx'

const about = 'subject=About%20the%20Custom%20Enterprise%20plan'

/** Custom Enterprise leads to no page (public-site.md §9): its button opens phone and e-mail. */
export function ContactSales({ label }: { label: string }) {
  return (
    <details>
      <summary
        className={cx(buttonClass({ variant: 'secondary', size: 'lg' }), 'w-full no-marker')}
      >
        {label}
      </summary>
      <p className="mt-4 text-ink-soft text-sm">{pricingPage.sales}</p>
      <p className="mt-1">
        <Link href={`tel:${brand.phone.e164}`} className="inline-block py-1 tabular-nums">
          {brand.phone.display}
        </Link>
        <br />
        <Link href={`mailto:${brand.email}?${about}`} className="inline-block py-1">
          {brand.email}
        </Link>
      </p>
    </details>
  )
}
