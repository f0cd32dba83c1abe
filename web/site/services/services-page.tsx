import { servicesPage } from '#content/pages/services.ts'
import { cardServices, services } from '#content/services/list.ts'
import { page } from '#shared/routes.ts'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { Points } from '../page-parts/points.tsx'
import { GatheredThreads } from '../threads/gathered-threads.tsx'
import { ServiceCard } from './service-card.tsx'

/** The start of /services: eight cards (public-site.md §2). */
export function ServicesOpening() {
  const { heading, introduction } = servicesPage
  return (
    <>
      <PageHead
        heading={heading}
        lead={introduction}
        drawing={<GatheredThreads seed={page.services} icon="Workflow" className="h-auto w-full" />}
      />
      <ul className="container-page grid gap-x-8 gap-y-14 pb-20 sm:grid-cols-2 md:pb-28 xl:grid-cols-4">
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
      <section className="container-page grid gap-x-8 gap-y-8 pt-20 md:grid-cols-12 md:pt-28">
        <p className="max-w-prose text-ink-soft text-lg md:col-span-4 md:pt-3">
          {more.introduction}
        </p>
        <Points
          className="md:col-span-7 md:col-start-6"
          list={{
            title: more.title,
            items: others.map(({ id, title, subtitle }) => ({
              text: title,
              note: subtitle,
              href: page.service(id),
            })),
          }}
        />
      </section>
      <ClosingCall {...closing} actions={[closing.action]} />
    </>
  )
}
