import { ChevronDown } from 'lucide-react'
import type { NavMenu } from '#content/navigation.ts'
import { Link } from '#web/ui/link.tsx'

/** One mega-menu: a disclosure button and its panel of two sections. */
export function MegaMenu({ menu, path }: { menu: NavMenu; path: string }) {
  const panel = `menu-${menu.id}`
  return (
    <li className="menu h-full">
      <button
        type="button"
        popoverTarget={panel}
        aria-controls={panel}
        aria-expanded="false"
        data-active={isWithin(path, menu.all.href) || undefined}
        className="menu-button flex h-full cursor-pointer items-center gap-1.5 px-2 font-medium text-sm decoration-2 decoration-thread underline-offset-8 transition-colors hover:text-thread aria-expanded:text-thread data-active:underline xl:px-3"
      >
        {menu.label}
        <ChevronDown aria-hidden="true" className="chevron size-4" />
      </button>
      <div
        id={panel}
        popover="auto"
        className="menu-panel lingers border-paper-edge border-b bg-card text-ink shadow-mid"
      >
        <div className="container-page grid grid-cols-3 gap-x-8">
          <div className="menu-lead ink-ground py-10 pr-8">
            <h2 className="font-bold text-2xl tracking-tight">{menu.lead}</h2>
            <p className="mt-4 font-medium">
              <Link
                href={menu.all.href}
                {...currentPage(path, menu.all.href)}
                className="inline-block py-1"
              >
                {menu.all.label}
              </Link>
            </p>
          </div>
          {menu.sections.map((section, index) => (
            <section key={section.title} aria-labelledby={`${panel}-${index}`} className="py-10">
              <h3 id={`${panel}-${index}`} className="stitched pt-3 text-ink-faint text-xs">
                {section.title}
              </h3>
              <ul className="mt-2 -ml-3">
                {section.links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      {...currentPage(path, link.href)}
                      className="group block rounded-md px-3 py-2 transition-colors hover:bg-paper-deep focus-visible:-outline-offset-2"
                    >
                      <span className="block font-semibold text-sm group-hover:text-thread group-aria-[current=page]:text-thread">
                        {link.label}
                      </span>
                      <span className="block text-ink-soft text-xs">{link.description}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </li>
  )
}

/** The attributes of a link to `href` on the page at `path`. */
export function currentPage(path: string, href: string) {
  return path === href ? { 'aria-current': 'page' as const } : {}
}

/** Whether the page at `path` is `href` or lies under it. */
function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
