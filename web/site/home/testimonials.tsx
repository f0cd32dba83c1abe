import { testimonials, testimonialsSection } from '#content/home/testimonials.ts'

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
