import { menus, plainLinks } from '#content/navigation.ts'
import { page } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { currentPage, MegaMenu } from './mega-menu.tsx'
import { BurgerButton, MobileMenu } from './mobile-menu.tsx'
import { Wordmark } from './wordmark.tsx'

/** The header of every public page (public-site.md §2, Header). */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-header sticky top-0 z-40 h-header border-paper-edge border-b bg-paper">
      {/* From the left, so that nothing moves when what follows it is read a moment later. */}
      <div className="container-page flex h-full items-center gap-4 xl:gap-8">
        <Wordmark />
        <nav aria-label="Main" className="hidden h-full lg:block">
          <ul className="menus flex h-full items-center xl:gap-1">
            {menus.map((menu) => (
              <MegaMenu key={menu.id} menu={menu} path={path} />
            ))}
            {plainLinks.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  {...currentPage(path, link.href)}
                  className="whitespace-nowrap rounded-sm px-2 py-2 font-medium text-sm decoration-2 decoration-thread underline-offset-8 transition-colors hover:text-thread aria-[current=page]:underline xl:px-3"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={page.schedule} className="ml-auto max-lg:hidden">
          Schedule Consultation
        </ButtonLink>
        <BurgerButton />
      </div>
      <MobileMenu path={path} />
    </header>
  )
}

export const mainId = 'main'

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed -top-24 left-3 z-50 rounded-md bg-ink px-4 py-3 font-medium text-sm text-paper focus-visible:top-3"
    >
      Skip to content
    </a>
  )
}
