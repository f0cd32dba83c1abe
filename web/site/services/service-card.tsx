import { servicesPage } from '#content/pages/services.ts'
import { customPricing } from '#content/services/list.ts'
import type { Service } from '#content/types/service.ts'
import { page, withTopic } from '#shared/routes.ts'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { CopyIcon } from '../page-parts/copy-icon.tsx'

/** One of the eight service cards: no price but 'Custom Pricing' (public-site.md §2, /services). */
export function ServiceCard({ service }: { service: Service }) {
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
