import { platformCosts, pricingPage } from '#content/pricing/page.ts'
import { formatDollars } from '#shared/dollars.ts'

/** What the platforms themselves cost, paid to their makers (public-site.md §9). */
export function PlatformCosts() {
  const { title, introduction, items } = platformCosts
  return (
    <section className="bg-paper-deep">
      <div className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-4">
          <h2 className="font-bold text-2xl tracking-[-0.02em]">{title}</h2>
          <p className="mt-4 text-ink-soft">{introduction}</p>
        </div>
        <dl className="border-paper-edge border-b md:col-span-7 md:col-start-6">
          {items.map(({ name, from, note }) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-paper-edge border-t py-5"
            >
              <dt>
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">{note}</span>
              </dt>
              <dd className="font-bold text-xl tabular-nums tracking-[-0.02em]">
                {pricingPage.from(formatDollars(from))}
                <span className="font-normal text-base text-ink-soft tracking-normal">
                  {pricingPage.perMonth}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
