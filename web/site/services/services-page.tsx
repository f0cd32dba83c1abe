import { servicesPage } from '#content/pages/services.ts'
import { cardServices, customPricing, services } from '#content/services/list.ts'
import type { Service } from '#content/types/service.ts'
import { page, withTopic } from '#shared/routes.ts'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { GatheredThreads } from '../illustrations/gathered-threads.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { CopyIcon } from '../sections/copy-icon.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Points } from '../sections/points.tsx'

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

/** One of the eight service cards: no price but 'Custom Pricing' (public-site.md §2, /services). */
function ServiceCard({ service }: { service: Service }) {
  const { link, action } = servicesPage.card
  return (
    <li className="flex flex-col">
      <CopyIcon name={service.icon} strokeWidth={1.5} className="size-9 text-thread" />
      <h2 className="mt-5 border-ink border-t pt-4 font-semibold text-lg">{service.title}</h2>
      <p className="mt-2 text-ink-soft">{service.summary}</p>
      <p className="mt-auto flex items-baseline justify-between gap-4 pt-6 text-sm">
        <span className="font-medium">{customPricing}</span>
        <Link href={page.service(service.id)} className="py-1">
          {link}
          <span className="sr-only"> about {service.title}</span>
        </Link>
      </p>
      <ButtonLink
        href={withTopic(action.href, { kind: 'service', id: service.id })}
        variant="secondary"
        size="lg"
        className="mt-3"
      >
        {action.label}
      </ButtonLink>
    </li>
  )
}
