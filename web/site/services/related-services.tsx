import type { Service } from '#content/types/service.ts'
import { page } from '#shared/routes.ts'
import { CopyIcon } from '../page-parts/copy-icon.tsx'

type RelatedServicesProps = { heading: string; services: readonly Service[] }

/** Services that clients buy together with this one. */
export function RelatedServices({ heading, services }: RelatedServicesProps) {
  return (
    <section className="container-page pt-20 md:pt-28">
      <h2 className="font-bold text-2xl tracking-[-0.02em]">{heading}</h2>
      <ul className="mt-8 grid gap-x-8 md:grid-cols-3">
        {services.map((service) => (
          <li key={service.id} className="border-paper-edge border-t max-md:last:border-b">
            <a
              href={page.service(service.id)}
              className="group flex h-full gap-4 rounded-sm py-5 transition-colors hover:text-thread active:text-thread-deep"
            >
              <CopyIcon
                name={service.icon}
                strokeWidth={1.5}
                className="mt-0.5 size-6 shrink-0 text-thread"
              />
              <span>
                <span className="block font-semibold">{service.title}</span>
                <span className="mt-1 block text-ink-soft text-sm">{service.subtitle}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
