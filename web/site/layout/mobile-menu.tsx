import { ArrowLeft, ChevronDown, ChevronRight, Menu, X } from 'lucide-react'
import { brand } from '#content/brand.ts'
import { hero } from '#content/home/sections.ts'
import { menus, type NavMenu, plainLinks } from '#content/navigation.ts'
import { page } from '#shared/routes.ts'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { currentPage } from './mega-menu.tsx'

const menuId = 'mobile-menu'
const row =
  'flex h-full min-h-14 w-full cursor-pointer items-center justify-between border-paper-edge border-b font-semibold text-lg aria-[current=page]:text-thread'

export function BurgerButton() {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-expanded="false"
      aria-label="Menu"
      className="-mr-2 ml-auto grid size-11 cursor-pointer place-items-center rounded-md active:bg-paper-deep lg:hidden"
    >
      <Menu aria-hidden="true" className="burger-open size-6" />
      <X aria-hidden="true" className="burger-close size-6" />
    </button>
  )
}

/** The menu of narrow screens: the main list, and a sub-panel for each mega-menu. */
export function MobileMenu({ path }: { path: string }) {
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label="Main"
      className="mobile-panel bg-paper text-ink lg:hidden"
    >
      <div className="mobile-main container-page flex min-h-full flex-col pt-4 pb-6">
        <ul>
          {menus.map((menu) => (
            <li key={menu.id}>
              <button
                type="button"
                popoverTarget={`mobile-${menu.id}`}
                aria-controls={`mobile-${menu.id}`}
                aria-expanded="false"
                className={row}
              >
                {menu.label}
                <ChevronRight aria-hidden="true" className="size-5 text-ink-faint" />
              </button>
            </li>
          ))}
          {plainLinks.map((link) => (
            <li key={link.href}>
              <a href={link.href} {...currentPage(path, link.href)} className={row}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <div className="grow" />
        <div className="grid gap-3 pt-6">
          <ButtonLink href={page.contact} size="lg">
            Schedule Consultation
          </ButtonLink>
          <ButtonLink href={hero.primary.href} size="lg" variant="secondary">
            {hero.primary.label}
          </ButtonLink>
          <a href={`tel:${brand.phone.e164}`} className="py-3 text-center font-semibold text-lg">
            {brand.phone.display}
          </a>
        </div>
      </div>
      {menus.map((menu) => (
        <MobileSubPanel key={menu.id} menu={menu} path={path} />
      ))}
    </nav>
  )
}

/** A sub-panel of the phone's menu: Back, and collapsible sections of links. */
function MobileSubPanel({ menu, path }: { menu: NavMenu; path: string }) {
  const id = `mobile-${menu.id}`
  return (
    <section
      id={id}
      popover="auto"
      aria-label={menu.label}
      className="mobile-panel bg-paper text-ink"
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
          <p className="headline font-bold text-2xl tracking-tight">{menu.label}</p>
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
            <summary className="flex min-h-13 cursor-pointer no-marker items-center justify-between font-semibold">
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
