import { results } from '#content/home/sections.ts'

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
