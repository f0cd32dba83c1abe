import { home } from '#content/home.ts'

/** The three result figures, on ink. */
export function Results() {
  const { label, heading, stats } = home.results
  return (
    <section className="ink-ground bg-ink text-paper">
      <div className="container-page grid gap-x-8 gap-y-12 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-3">
          <p className="font-medium text-paper-edge text-sm">{label}</p>
          <h2 className="mt-3 font-bold text-2xl tracking-[-0.02em]">{heading}</h2>
        </div>
        <dl className="md:col-span-9">
          {stats.map((stat) => (
            <div
              key={stat.label}
              className="flex flex-col-reverse gap-x-8 gap-y-1 border-ink-edge sm:flex-row sm:items-baseline sm:justify-between border-t py-6 last:border-b"
            >
              <dt className="text-lg text-paper-edge">{stat.label}</dt>
              <dd className="font-bold text-4xl tabular-nums tracking-[-0.03em]">{stat.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
