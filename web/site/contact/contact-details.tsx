import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { contactPage } from '#content/pages/contact.ts'
import { page } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { ButtonLink, Link } from '#web/ui/link.tsx'

/** How else to reach the firm, and the way to a call. */
export function ContactDetails({ className }: { className?: string }) {
  const { street, city, region, postalCode } = brand.address
  return (
    <aside
      aria-label="Contact details"
      className={cx('stitched grid gap-8 sm:max-lg:grid-cols-2', className)}
    >
      <dl className="divide-y divide-paper-edge border-paper-edge border-b">
        <Detail term="Phone">
          <Link href={`tel:${brand.phone.e164}`} className="inline-block py-0.5 tabular-nums">
            {brand.phone.display}
          </Link>
        </Detail>
        <Detail term="Email">
          <Link href={`mailto:${brand.email}`} className="inline-block py-0.5">
            {brand.email}
          </Link>
        </Detail>
        <Detail term="Office">
          {street}
          <br />
          {city}, {region} {postalCode}
        </Detail>
        <Detail term="Hours">
          {brand.hours}
          <span className="mt-1 block text-ink-soft text-sm">{contactPage.anyDay}</span>
        </Detail>
        <Detail term="Support">{brand.support}</Detail>
      </dl>
      <div className="sm:max-lg:pt-4">
        <p className="font-semibold text-lg">Rather talk?</p>
        <p className="mt-1 text-ink-soft">
          Thirty minutes, no commitment, with somebody who builds it.
        </p>
        <ButtonLink href={page.schedule} variant="secondary" size="lg" className="mt-5">
          Schedule a Call
        </ButtonLink>
      </div>
    </aside>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3 py-4">
      <dt className="w-16 shrink-0 text-ink-soft text-sm">{term}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}
