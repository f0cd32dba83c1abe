import { Pause, Play } from 'lucide-react'
import { aboutStats } from '#content/about/page.ts'

/**
 * The rotating strip of four figures (public-site.md §2, §4): one is lit, by a click or every 3 s
 * once stats-strip.ts runs. The choice is a group of radio buttons, so it works without script.
 */
export function StatsStrip() {
  return (
    <section className="ink-ground bg-ink text-paper">
      <fieldset data-stats="" className="group container-page py-20 md:py-24">
        <legend className="sr-only">The firm in four figures</legend>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:gap-x-8 lg:grid-cols-4">
          {aboutStats.map((stat, index) => (
            <Stat key={stat.label} {...stat} chosen={index === 0} />
          ))}
        </div>
        <div className="mt-6 h-8">
          <button
            type="button"
            data-pause=""
            className="needs-script inline-flex h-8 cursor-pointer items-center gap-2 rounded-sm text-paper-edge text-sm hover:text-white"
          >
            <Pause aria-hidden="true" className="size-4 group-not-data-running:hidden" />
            <Play aria-hidden="true" className="size-4 group-data-running:hidden" />
            <span className="group-not-data-running:hidden">Pause</span>
            <span className="group-data-running:hidden">Play</span>
          </button>
        </div>
      </fieldset>
    </section>
  )
}

type StatProps = { value: string; label: string; note: string; chosen: boolean }

function Stat({ value, label, note, chosen }: StatProps) {
  return (
    <label className="stat relative block cursor-pointer border-ink-edge border-t pt-6 pb-2 has-focus-visible:outline-2 has-focus-visible:outline-paper has-focus-visible:outline-offset-4">
      <input type="radio" name="stat" defaultChecked={chosen} className="sr-only" />
      <span className="stat-value block font-bold text-4xl tabular-nums tracking-[-0.03em]">
        {value}
      </span>
      <span className="mt-2 block font-semibold text-lg">{label}</span>
      <span className="mt-1 block text-paper-edge text-sm">{note}</span>
    </label>
  )
}
