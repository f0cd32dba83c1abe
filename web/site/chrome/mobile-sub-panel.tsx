import { ArrowLeft, ChevronDown } from 'lucide-react'
import type { NavMenu } from '#content/navigation.ts'
import { Link } from '#web/ui/link.tsx'
import { currentPage } from './current.ts'

/** A sub-panel of the phone's menu: Back, and collapsible sections of links. */
export function MobileSubPanel({ menu, path }: { menu: NavMenu; path: string }) {
  const id = `mobile-${menu.id}`
  return (
    <section
      id={id}
      popover="auto"
      aria-label={menu.label}
      className="sheet bg-paper text-ink"
      data-sheet=""
    >
      <div className="container-page pt-4 pb-10">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          data-back=""
          className="-ml-1 flex min-h-12 cursor-pointer items-center gap-2 rounded-sm px-1 font-medium text-ink-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back
        </button>
        <div className="mt-2 mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="font-bold text-2xl tracking-tight">{menu.label}</p>
          <Link
            href={menu.all.href}
            {...currentPage(path, menu.all.href)}
            className="inline-block py-2 font-medium"
          >
            {menu.all.label}
          </Link>
        </div>
        {menu.sections.map((section) => (
          <details key={section.title} open className="group stitched mb-4">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
              {section.title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 text-ink-faint transition-[rotate] group-open:rotate-180"
              />
            </summary>
            <ul className="pb-2">
              {section.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    {...currentPage(path, link.href)}
                    className="block rounded-sm py-2.5 aria-[current=page]:text-thread"
                  >
                    <span className="block font-medium">{link.label}</span>
                    <span className="block text-ink-soft text-sm">{link.description}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
