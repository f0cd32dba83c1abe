import { aboutPage, purposeCards } from '#content/about/page.ts'
import { CopyIcon } from '../page-parts/copy-icon.tsx'

/** Mission, vision, goal and promise. */
export function Purpose() {
  return (
    <section className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
      <h2 className="font-bold text-3xl tracking-[-0.025em] md:col-span-4">
        {aboutPage.purposeHeading}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:col-span-8">
        {purposeCards.map(({ id, icon, title, text }) => (
          <li key={id} className="border-ink border-t pt-5 pb-12">
            <CopyIcon name={icon} strokeWidth={1.5} className="size-8 text-thread" />
            <h3 className="mt-4 font-semibold text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
