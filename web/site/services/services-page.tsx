import { servicesPage } from '#content/pages/services.ts'
import { cardServices, customPricing, services } from '#content/services/list.ts'
import type { Service } from '#content/types/service.ts'
import { page, withTopic } from '#shared/routes.ts'
import '#web/ui/cloth.css'
import { ButtonLink } from '#web/ui/link.tsx'
import { ClothEnd } from '../endings/cloth-end.tsx'
import { Cloth } from '../illustrations/cloth.tsx'
import { PageHead } from '../sections/page-head.tsx'

/** The start of /services: eight cards (public-site.md §2), as a list that is read from the top. */
export function ServicesOpening() {
  const { heading, introduction, label } = servicesPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} label={label} />
      <ul className="container-page pb-20 md:pb-28">
        {cardServices.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </>
  )
}

/** The services without a card, and the way on. */
export function MoreServices() {
  const { more, closing } = servicesPage
  const others = services.filter((service) => !cardServices.includes(service))
  return (
    <>
      <section className="container-page pt-20 md:pt-28">
        <h2 className="font-bold text-3xl tracking-[-0.015em]">{more.title}</h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{more.introduction}</p>
        <ul className="mt-10 grid gap-x-12 md:mt-14 md:grid-cols-2">
          {others.map(({ id, title, subtitle }) => (
            <li key={id} className="border-paper-edge border-t">
              <a
                href={page.service(id)}
                className="block rounded-sm py-4 transition-colors hover:text-thread active:text-thread-deep"
              >
                <span className="block font-semibold text-lg">{title}</span>
                <span className="block text-ink-soft text-sm">{subtitle}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ClothEnd trades={cardServices.map(({ id }) => id)} {...closing} actions={[closing.action]} />
    </>
  )
}

/**
 * One of the eight service cards: no price but 'Custom Pricing' (public-site.md §2, /services). All
 * of it leads to its page, but for the button; where it is narrow, the link to it stands last.
 */
function ServiceCard({ service }: { service: Service }) {
  const { link, action } = servicesPage.card
  return (
    <li className="group relative grid gap-x-8 gap-y-4 border-ink border-t pb-10 sm:grid-cols-[7rem_1fr] sm:pb-0 md:grid-cols-12">
      <div className="relative h-16 overflow-hidden sm:row-span-4 sm:h-full md:col-span-2 md:row-span-1 md:min-h-44">
        <Cloth trade={service.id} cell={8} className="absolute inset-0" />
      </div>
      <h2 className="font-bold text-2xl tracking-[-0.015em] transition-colors group-hover:text-thread max-md:sm:pt-6 md:col-span-4 md:py-9 lg:text-[2.5rem] lg:leading-[1.1]">
        {service.title}
      </h2>
      <div className="max-md:contents md:col-span-4 md:py-9">
        <p className="text-ink-soft">{service.summary}</p>
        <a
          href={page.service(service.id)}
          className="inline-block rounded-sm py-1 text-sm underline decoration-paper-edge underline-offset-3 after:absolute after:inset-0 max-md:order-1 max-md:justify-self-start max-md:text-ink-soft max-md:sm:mb-6 md:mt-2 md:font-medium"
        >
          {link}
          <span className="sr-only"> about {service.title}</span>
        </a>
      </div>
      <p className="flex items-center justify-between gap-4 md:col-span-2 md:flex-col md:items-end md:self-start md:py-9">
        <span className="font-medium text-sm">{customPricing}</span>
        <ButtonLink
          href={withTopic(action.href, { kind: 'service', id: service.id })}
          variant="secondary"
          className="relative max-md:h-11"
        >
          {action.label}
        </ButtonLink>
      </p>
    </li>
  )
}
