import {
  partnerBenefits,
  platformCosts,
  pricingPage,
  pricingServices,
} from '#content/pricing/page.ts'
import { servicePricing, services } from '#content/services/list.ts'
import { formatDollars } from '#shared/dollars.ts'
import { truncateDescription } from '#shared/pricing/prices.ts'
import { page } from '#shared/routes.ts'

/** What the platforms themselves cost, paid to their makers (public-site.md §9). */
export function PlatformCosts() {
  const { title, introduction, items } = platformCosts
  return (
    <section className="bg-paper-deep">
      <div className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-4">
          <h2 className="font-bold text-2xl tracking-[-0.015em]">{title}</h2>
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

/** How many services the page shows (public-site.md §9). */
const shownServices = 8

/** The first eight services with a short description and their price. */
export function ServicePrices() {
  const { title, introduction } = pricingServices
  return (
    <section className="container-page py-20 md:py-28">
      <h2 className="font-bold text-3xl tracking-[-0.015em]">{title}</h2>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg">{introduction}</p>
      <ul className="mt-10 grid gap-x-12 md:mt-14 lg:grid-cols-2">
        {services.slice(0, shownServices).map((service) => (
          <li key={service.id} className="min-w-0 border-paper-edge border-t">
            <a
              href={page.service(service.id)}
              className="block rounded-sm py-4 transition-colors hover:text-thread active:text-thread-deep"
            >
              <span className="flex flex-wrap justify-between gap-x-6">
                <b className="font-semibold text-lg">{service.title}</b>
                <i className="font-medium not-italic tabular-nums">{servicePricing(service)}</i>
              </span>
              <span className="block text-ink-soft text-sm">
                {truncateDescription(service.summary)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The partner premium benefits, with the claim of public-site.md §9. */
export function PartnerBenefits() {
  const { title, claim, introduction, benefits } = partnerBenefits
  return (
    <section className="ink-ground">
      <div className="container-page py-20 md:py-28">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-12">
          <div className="md:col-span-7">
            <h2 className="font-medium text-ink-soft text-sm">{title}</h2>
            <p className="headline mt-3 text-balance font-bold text-3xl tracking-[-0.02em]">
              {claim}
            </p>
          </div>
          <p className="text-ink-soft md:col-span-5 md:pt-8">{introduction}</p>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {benefits.map(({ title: name, description }) => (
            <li key={name} className="border-ink-faint border-t pt-4">
              <h3 className="font-semibold text-lg">{name}</h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
