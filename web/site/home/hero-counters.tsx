import { heroCounters } from '#shared/home/counter.ts'

/**
 * The three counters. The markup holds the targets, for readers without script or motion; the
 * moving figure lies over an invisible target, so that its width never changes.
 */
export function HeroCounters() {
  return (
    <dl className="mt-14 grid grid-cols-1 border-paper-edge border-t sm:grid-cols-3 md:mt-20">
      {heroCounters.map(({ id, label, target, suffix }) => (
        <div
          key={id}
          className="flex flex-row-reverse items-baseline justify-between gap-4 border-paper-edge py-4 max-sm:border-b sm:flex-col-reverse sm:justify-end sm:gap-1 sm:border-l sm:px-6 sm:py-5 sm:first:border-l-0 sm:first:pl-0"
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="relative font-bold text-3xl tabular-nums tracking-[-0.02em]">
            <span data-target="">
              {target}
              {suffix}
            </span>
            <span
              aria-hidden="true"
              hidden
              data-counter={target}
              data-suffix={suffix}
              className="absolute inset-0"
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
