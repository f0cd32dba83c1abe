import { integrationsSection, integrationTools } from '#content/home/integrations.ts'
import { closingCall, problems, results, trustedBy } from '#content/home/sections.ts'
import { testimonials, testimonialsSection } from '#content/home/testimonials.ts'
import { ClockThread, CutThread, DroppedThread } from '../illustrations/problem-drawings.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { SectionHead } from './section-head.tsx'

/** Who has listened: three names, set in type. */
export function TrustedBy() {
  return (
    <section className="border-paper-edge border-t">
      <div className="container-page py-8">
        <h2 className="text-ink-soft text-sm">{trustedBy.title}</h2>
        <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {trustedBy.brands.map(({ name, kind }) => (
            <li key={name} className="font-semibold text-lg">
              {name}
              <span className="block font-normal text-ink-soft text-sm">{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const drawings = {
  'time-wasted': ClockThread,
  'disconnected-tools': CutThread,
  'lost-opportunities': DroppedThread,
}

/** The manual-work problem, in three cards. */
export function Problems() {
  const { title, introduction, cards } = problems
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <SectionHead title={title} introduction={introduction} />
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:mt-16 md:grid-cols-3">
          {cards.map((card) => {
            const Drawing = drawings[card.id]
            return (
              <li key={card.id}>
                <Drawing className="h-24 w-full" />
                <h3 className="mt-6 border-ink border-t pt-4 font-semibold text-lg">
                  {card.title}
                </h3>
                <p className="mt-2 text-ink-soft">{card.description}</p>
                <p className="mt-3 font-medium">{card.cost}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** Twelve of the tools we connect, as a ruled ledger. */
export function Integrations() {
  const { title, introduction, note } = integrationsSection
  return (
    <section className="container-page py-20 md:py-28">
      <SectionHead title={title} introduction={introduction} />
      <ul className="mt-12 grid grid-cols-2 gap-x-8 md:mt-16 md:grid-cols-4">
        {integrationTools.map(({ name, category }) => (
          <li key={name} className="border-paper-edge border-t py-4">
            <p className="font-semibold text-lg">{name}</p>
            <p className="text-ink-soft text-sm">{category}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-faint text-sm">{note}</p>
    </section>
  )
}

/** The three result figures. */
export function Results() {
  return (
    <section className="container-page grid gap-x-8 gap-y-12 pb-20 md:grid-cols-12 md:pb-28">
      <div className="md:col-span-4">
        <h2 className="font-bold text-3xl tracking-[-0.025em]">{results.title}</h2>
        <p className="mt-4 text-ink-soft">{results.note}</p>
      </div>
      <dl className="md:col-span-8">
        {results.stats.map((stat) => (
          <div
            key={stat.label}
            className="flex items-baseline justify-between gap-x-8 border-paper-edge border-t py-6"
          >
            <dt className="text-ink-soft text-lg">{stat.label}</dt>
            <dd className="shrink-0 font-bold text-4xl tabular-nums tracking-[-0.03em]">
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Three clients in their own words, each with the figure that moved. */
export function Testimonials() {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <h2 className="font-bold text-3xl tracking-[-0.025em]">{testimonialsSection.title}</h2>
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:mt-16 md:grid-cols-3">
          {testimonials.map(({ name, title, quote, metric, initials }) => (
            <li key={name} className="stitched">
              <figure className="flex h-full flex-col pt-6">
                <p className="font-semibold text-lg text-thread">{metric}</p>
                <blockquote className="mt-3">{quote}</blockquote>
                <figcaption className="mt-auto flex gap-4 pt-6 text-sm">
                  <span
                    aria-hidden="true"
                    className="grid size-11 shrink-0 place-items-center rounded-full bg-ink text-paper"
                  >
                    {initials}
                  </span>
                  <span className="text-ink-soft">
                    <strong className="block text-ink">{name}</strong>
                    {title}
                  </span>
                </figcaption>
              </figure>
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
