import { heroCounters } from '#shared/home/counter.ts'

/**
 * The three counters. The markup holds the targets, for readers without script or motion; the
 * moving figure lies over an invisible target, so that its width never changes.
 */
export function HeroCounters() {
  return (
    <dl className="mt-12 flex justify-between border-paper-edge border-t lg:mt-auto">
      {heroCounters.map(({ id, label, target, suffix }) => (
        <div key={id} className="flex flex-col-reverse justify-end gap-1 pt-5">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="relative font-bold text-2xl xl:text-3xl tabular-nums tracking-[-0.02em]">
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
