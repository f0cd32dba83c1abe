import { Pause, Play } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { AboutStat } from '#content/about/page.ts'
import { aboutStats } from '#shared/demos/machines.ts'
import { ThreadCount } from '../illustrations/thread-count.tsx'
import { useInView, useMachine } from '../motion/hooks.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'
import './stats-strip.css'

/**
 * The rotating strip of four figures (public-site.md §2, §4): one is lit, by a click or every 3 s
 * while the strip is in view; paused by its button or by the keyboard's focus, and still from the
 * start for those who want less motion. The choice is a group of radio buttons, so it works without script.
 */
export function StatsStrip({ stats }: { stats: readonly AboutStat[] }) {
  const [{ step, phase }, send] = useMachine(aboutStats)
  /** What the button was pressed for; before, the visitor's wish for motion decides. */
  const [asked, setAsked] = useState<boolean | null>(null)
  const strip = useRef<HTMLFieldSetElement>(null)
  const inView = useInView(strip)
  const running = phase === 'running'

  useEffect(() => {
    send({ type: inView && (asked ?? !wantsLessMotion()) ? 'start' : 'pause' })
  }, [asked, inView, send])

  const pauseForKeyboard = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.matches(':focus-visible')) setAsked(false)
  }

  return (
    <section className="ink-ground">
      <fieldset
        ref={strip}
        data-running={running || undefined}
        onFocus={pauseForKeyboard}
        className="container-page py-20 md:py-24"
      >
        <legend className="sr-only">The firm in four figures</legend>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:gap-x-8 lg:grid-cols-4">
          {stats.map((stat, index) => (
            <Stat
              key={stat.label}
              {...stat}
              chosen={index === step}
              onChoose={() => send({ type: 'show', step: index })}
            />
          ))}
        </div>
        <div className="mt-6 h-8">
          <button
            type="button"
            onClick={() => setAsked(!running)}
            className="needs-script inline-flex h-8 cursor-pointer items-center gap-2 rounded-sm text-ink-soft text-sm hover:text-ink"
          >
            {running ? (
              <Pause aria-hidden="true" className="size-4" />
            ) : (
              <Play aria-hidden="true" className="size-4" />
            )}
            {running ? 'Pause' : 'Play'}
          </button>
        </div>
      </fieldset>
    </section>
  )
}

type StatProps = AboutStat & { chosen: boolean; onChoose: () => void }

function Stat({ value, label, note, chosen, onChoose }: StatProps) {
  const input = useRef<HTMLInputElement>(null)
  const count = Number.parseInt(value, 10)
  // One that was chosen before the page woke up stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes.
  useEffect(() => {
    if (input.current?.checked) onChoose()
  }, [])
  return (
    <label className="stat relative block cursor-pointer border-paper-edge border-t pt-6 pb-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4">
      <input
        ref={input}
        type="radio"
        name="stat"
        checked={chosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="block font-bold text-4xl tabular-nums tracking-[-0.02em]">{value}</span>
      <ThreadCount
        whole={Math.max(count, 24)}
        counts={[{ count, className: 'stat-threads' }]}
        className="mt-5 mb-4 block h-12 w-full"
      />
      <span className="block font-semibold text-lg">{label}</span>
      <span className="mt-1 block text-ink-soft text-sm">{note}</span>
    </label>
  )
}
