import { brand } from '#content/brand.ts'
import { footerSections, legalLinks } from '#content/navigation.ts'
import { themes } from '#web/ui/theme.ts'
import { Logo } from './wordmark.tsx'

const link =
  'inline-block rounded-sm py-1 text-ink-soft decoration-thread underline-offset-4 hover:text-ink hover:underline'

/** The footer of every public page (public-site.md §2, Footer). */
export function Footer() {
  const social = brand.social.map(({ network, url }) => ({
    label: network,
    href: url,
    target: '_blank',
    rel: 'noopener noreferrer',
  }))
  return (
    <footer className="ink-ground mt-auto text-sm">
      <div className="container-page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-[1fr_2fr] md:py-16">
        <div>
          <p className="headline flex items-center gap-2.5 font-bold text-ink text-xl">
            <Logo className="size-8" />
            {brand.name}
          </p>
          <p className="mt-4 max-w-64">{`${brand.tagline} for businesses of every size.`}</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
          {[...footerSections, { title: 'Elsewhere', links: social }].map((section) => (
            <div key={section.title}>
              <h2 className="border-paper-edge border-t pt-3 font-semibold text-ink">
                {section.title}
              </h2>
              <ul className="mt-3">
                {section.links.map(({ label, ...where }) => (
                  <li key={label}>
                    <a {...where} className={link}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-paper-edge border-t py-6 text-xs">
          <p>{`© ${brand.copyrightYear} ${brand.legalName}`}</p>
          <p>Made with ❤️ for business automation</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <ul className="flex gap-5">
              {legalLinks.map((item) => (
                <li key={item.href}>
                  <a href={item.href} className={link}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
            <ThemeChoice />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** The device's own theme, or one of the two; layout.ts keeps it. */
function ThemeChoice() {
  return (
    <fieldset className="themes needs-script flex">
      <legend className="sr-only">Theme</legend>
      {Object.entries(themes).map(([theme, label]) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
