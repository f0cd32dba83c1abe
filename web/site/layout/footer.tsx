import { brand } from '#content/brand.ts'
import { footerSections, legalLinks } from '#content/navigation.ts'
import { Mark } from './wordmark.tsx'

const link =
  'inline-block rounded-sm py-1 text-paper-edge decoration-thread underline-offset-4 hover:text-white hover:underline'

/** The footer of every public page (public-site.md §2, Footer). */
export function Footer() {
  return (
    <footer className="ink-ground mt-auto bg-ink text-paper-edge text-sm">
      <div className="container-page grid gap-x-8 gap-y-12 pt-16 pb-16 md:grid-cols-12">
        <div className="md:col-span-4">
          <p className="flex items-center gap-2.5 font-bold text-white text-xl tracking-tight">
            <Mark className="size-8" />
            {brand.name}
          </p>
          <p className="mt-4 max-w-64">{`${brand.tagline} for businesses of every size.`}</p>
          <ul className="mt-6 flex gap-5">
            {brand.social.map(({ network, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${link} min-w-6 text-center`}
                >
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 md:col-span-8"
        >
          {footerSections.map((section) => (
            <div key={section.title}>
              <h2 className="border-ink-edge border-t pt-3 font-semibold text-white">
                {section.title}
              </h2>
              <ul className="mt-3">
                {section.links.map((item) => (
                  <li key={item.label}>
                    <a href={item.href} className={link}>
                      {item.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="container-page">
        <div className="grid items-center gap-x-8 gap-y-3 border-ink-edge border-t pt-6 pb-24 text-xs lg:grid-cols-12 lg:pb-8">
          <p className="lg:col-span-4">{`© ${brand.copyrightYear} ${brand.legalName}`}</p>
          <div className="grid items-center gap-x-8 gap-y-3 sm:grid-cols-3 lg:col-span-8">
            <p className="sm:col-span-2">Made with ❤️ for business automation</p>
            <ul className="flex gap-5">
              {legalLinks.map((item) => (
                <li key={item.href}>
                  <a href={item.href} className={link}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}
