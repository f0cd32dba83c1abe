import { heroCounters } from '#shared/home/counter.ts'

/**
 * The three counters. The markup holds the targets, for readers without script or motion. Columns of
 * a set width, as those that follow the words would move when the next counter arrives.
 */
export function HeroCounters() {
  return (
    <dl className="mt-12 grid grid-cols-[21fr_22fr_20fr] border-paper-edge border-t lg:mt-auto">
      {heroCounters.map(({ id, label, target, suffix }) => (
        <div key={id} className="flex flex-col-reverse justify-end gap-1 pt-5">
          <dt className="arrived text-ink-soft text-xs sm:text-sm">{label}</dt>
          <dd
            data-counter=""
            className="font-bold text-2xl tabular-nums tracking-tight xl:text-3xl"
          >
            {`${target}${suffix}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
