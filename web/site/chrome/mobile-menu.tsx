import { ChevronRight, Menu, X } from 'lucide-react'
import { menus, plainLinks } from '#content/navigation.ts'
import { page } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { currentPage } from './current.ts'
import { MobileSubPanel } from './mobile-sub-panel.tsx'

const menuId = 'mobile-menu'
const row =
  'flex min-h-14 w-full cursor-pointer items-center justify-between border-paper-edge border-b font-semibold text-lg aria-[current=page]:text-thread'

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
      className="sheet bg-paper text-ink lg:hidden"
      data-sheet=""
    >
      <div className="sheet-main container-page flex min-h-full flex-col justify-between gap-10 pt-4 pb-10">
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
        <ButtonLink href={page.contact} size="lg" className="w-full">
          Schedule Consultation
        </ButtonLink>
      </div>
      {menus.map((menu) => (
        <MobileSubPanel key={menu.id} menu={menu} path={path} />
      ))}
    </nav>
  )
}
