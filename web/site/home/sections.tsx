import { integrationsSection, integrationTools } from '#content/home/integrations.ts'
import { closingCall, hero, problems, results, trustedBy } from '#content/home/sections.ts'
import { testimonials, testimonialsSection } from '#content/home/testimonials.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { WovenLabel } from '../marks/woven-label.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { clientCloth } from './client-cloths.ts'
import { SectionHead } from './section-head.tsx'

/** Who has listened: three names, set in type. */
export function TrustedBy() {
  return (
    <section className="border-paper-edge border-t">
      <div className="container-page py-8">
        <h2 className="text-ink-soft text-sm">{trustedBy.title}</h2>
        <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
          {trustedBy.brands.map(({ name, kind }) => (
            <li
              key={name}
              className="flex items-baseline justify-between gap-x-2 font-semibold text-sm sm:block lg:text-lg"
            >
              {name}
              <span className="font-normal text-ink-soft text-xs sm:block lg:text-sm">{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * The hero's way on, on small screens: a bar that comes when the hero's own has left the window, keeps
 * to its lower edge, and the closing call slides over it (home.css). It is a second way, for the thumb
 * alone: the hero's is the one for keyboards and screen readers.
 */
export function SlimCall() {
  const { label, href } = hero.primary
  return (
    <div aria-hidden="true" className="slim-call ink-ground flex items-center lg:hidden">
      <ButtonLink href={href} tabIndex={-1} size="lg" className="w-full">
        {label}
      </ButtonLink>
    </div>
  )
}

/** The manual-work problem, in three cards. */
export function Problems() {
  const { title, introduction, cards } = problems
  return (
    <section className="thread-loops bg-paper-deep">
      <div className="container-page py-section">
        <SectionHead title={title} introduction={introduction} />
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls sideways the arrow keys do it.
          tabIndex={0}
          aria-label={title}
          className="side-row mt-lead grid gap-x-8 sm:grid-cols-3"
        >
          {cards.map((card) => (
            <li key={card.id}>
              <svg viewBox="0 0 320 96" aria-hidden="true" className="w-full">
                <use href={`${import.meta.env.ICON_SPRITE}#${card.id}`} />
              </svg>
              <h3 className="mt-4 border-ink border-t pt-4 font-semibold text-lg">{card.title}</h3>
              <p className="mt-1 text-ink-soft text-sm lg:text-base">{card.description}</p>
              <p className="mt-2 font-medium text-sm lg:text-base">{card.cost}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Twelve of the tools we connect, each by its label. */
export function Integrations() {
  const { title, introduction, note } = integrationsSection
  return (
    <section className="container-page py-section">
      <SectionHead title={title} introduction={introduction} />
      <ul className="mt-lead grid grid-cols-3 gap-4 sm:grid-cols-4 sm:gap-8">
        {integrationTools.map(({ name, category }) => (
          <WovenLabel key={name} name={name} kind={category} />
        ))}
      </ul>
      <p className="mt-6 text-ink-faint text-sm">{note}</p>
    </section>
  )
}

/** The three result figures. */
export function Results() {
  return (
    <section className="container-page grid gap-x-8 gap-y-6 pb-section sm:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{results.title}</h2>
        <p className="mt-4 text-ink-soft">{results.note}</p>
      </div>
      <dl>
        {results.stats.map((stat) => (
          <div
            key={stat.label}
            className="flex items-baseline justify-between gap-x-8 border-paper-edge border-t py-4"
          >
            <dt className="text-ink-soft lg:text-lg">{stat.label}</dt>
            <dd className="shrink-0 font-bold text-4xl tracking-[-0.02em]">{stat.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Three clients in their own words; beside them whose they are, under the client's cloth. */
export function Testimonials() {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-section">
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{testimonialsSection.title}</h2>
        <ul className="mt-lead">
          {testimonials.map(({ name, title, quote, metric, initials, client }) => (
            <li
              key={name}
              className="grid gap-x-8 gap-y-4 border-ink border-t py-8 sm:grid-cols-[7fr_5fr]"
            >
              <div>
                <h3 className="mb-4 font-bold text-2xl tracking-[-0.02em]">{metric}</h3>
                <blockquote className="lg:text-lg">{quote}</blockquote>
              </div>
              <div className="text-ink-soft text-sm">
                {/* Their initials are sewn on their cloth. */}
                <div className="relative mb-4">
                  <img
                    src={clientCloth(client)}
                    alt=""
                    loading="lazy"
                    className="h-20 w-full border border-paper-edge"
                  />
                  <span
                    aria-hidden="true"
                    className="absolute bottom-4 left-4 bg-card px-2 text-ink"
                  >
                    {initials}
                  </span>
                </div>
                <strong className="block text-ink">{name}</strong>
                {title}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The closing call to action with its note. */
export function Closing() {
  const { title, text, primary, secondary, note } = closingCall
  return <ClosingCall title={title} text={text} actions={[primary, secondary]} note={note} />
}
