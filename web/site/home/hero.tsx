import { useEffect, useState } from 'react'
import { hero } from '#content/home/sections.ts'
import { counterStepAt, counterTiming, counterValue, heroCounters } from '#shared/home/counter.ts'
import { IntegrationMap } from '../integration-map/integration-map.tsx'
import { wantsLessMotion } from '../motion/less-motion.ts'
import { ActionRow } from '../sections/closing-call.tsx'

/** Headline, pitch, two ways on and three counters; beside them the integration map. */
export function Hero() {
  const { headline, pitch, primary, secondary } = hero
  return (
    <section className="hero container-page grid gap-x-12 gap-y-14 pt-10 pb-16 md:pt-14 md:pb-24 lg:grid-cols-2">
      <div className="flex flex-col">
        <h1 className="font-bold text-4xl tracking-[-0.035em]">{headline}</h1>
        <p className="mt-6 max-w-xl text-ink-soft text-lg">{pitch}</p>
        <ActionRow actions={[primary, secondary]} className="mt-8" />
        <HeroCounters />
      </div>
      <IntegrationMap />
    </section>
  )
}

/**
 * The three counters. The markup holds the targets, for readers without script or motion. Columns of
 * a set width, as those that follow the words would move when the next counter arrives.
 */
function HeroCounters() {
  const step = useCounterStep()
  return (
    <dl className="mt-12 grid grid-cols-[21fr_22fr_20fr] border-paper-edge border-t lg:mt-auto">
      {heroCounters.map(({ id, label, target, suffix }) => (
        <div key={id} className="flex flex-col-reverse justify-end gap-1 pt-5">
          <dt className="text-ink-soft text-xs sm:text-sm">{label}</dt>
          <dd className="relative font-bold text-2xl tabular-nums tracking-tight xl:text-3xl">
            {/* The target keeps the width and is what screen readers find; the count runs over it. */}
            <span className={step === null ? undefined : 'opacity-0'}>{`${target}${suffix}`}</span>
            {step !== null && (
              <span aria-hidden="true" className="absolute inset-0 contain-strict">
                {`${counterValue(target, step)}${suffix}`}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The step that the counters are at, 500 ms of rest and then 60 (public-site.md §9); null when they are still. */
function useCounterStep(): number | null {
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => {
    if (wantsLessMotion()) return
    const begun = performance.now()
    let frame = 0
    const tick = () => {
      const due = counterStepAt(performance.now() - begun)
      setStep(due < counterTiming.steps ? due : null)
      if (due < counterTiming.steps) frame = requestAnimationFrame(tick)
    }
    tick()
    return () => cancelAnimationFrame(frame)
  }, [])
  return step
}
