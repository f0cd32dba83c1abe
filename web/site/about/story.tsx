import { aboutPage } from '#content/about/page.ts'

/** How the firm came to be: the first paragraph in large type, the others beside it. */
export function Story() {
  const [first, ...rest] = aboutPage.story
  return (
    <section className="container-page pb-20 md:pb-28">
      <div className="stitched grid gap-x-8 gap-y-8 pt-10 md:grid-cols-12">
        <p className="text-lg leading-relaxed md:col-span-7 md:text-xl">{first}</p>
        <div className="space-y-5 text-ink-soft md:col-span-4 md:col-start-9">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
