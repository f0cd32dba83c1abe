import { pricingServices } from '#content/pricing/page.ts'
import { servicePricing, services } from '#content/services/list.ts'
import { truncateDescription } from '#shared/pricing/truncate.ts'
import { page } from '#shared/routes.ts'

/** How many services the page shows (public-site.md §9). */
const shownServices = 8

/** The first eight services with a short description and their price. */
export function ServicePrices() {
  const { title, introduction } = pricingServices
  return (
    <section className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
      <div className="md:col-span-4">
        <h2 className="font-bold text-2xl tracking-[-0.02em]">{title}</h2>
        <p className="mt-4 text-ink-soft">{introduction}</p>
      </div>
      <ul className="border-paper-edge border-b md:col-span-8">
        {services.slice(0, shownServices).map((service) => (
          <li key={service.id} className="border-paper-edge border-t">
            <a
              href={page.service(service.id)}
              className="grid items-baseline gap-x-6 rounded-sm py-4 transition-colors hover:text-thread active:text-thread-deep sm:grid-cols-[1fr_auto]"
            >
              <span>
                <span className="block font-semibold">{service.title}</span>
                <span className="block text-ink-soft text-sm">
                  {truncateDescription(service.summary)}
                </span>
              </span>
              <span className="font-medium tabular-nums">{servicePricing(service)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
