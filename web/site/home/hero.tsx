import { useEffect, useState } from 'react'
import { hero } from '#content/home/sections.ts'
import { counterStepAt, counterTiming, counterValue, heroCounters } from '#shared/home/counter.ts'
import { IntegrationMap } from '../integration-map/integration-map.tsx'
import { Loom } from '../loom/loom.tsx'
import { wantsLessMotion } from '../motion/less-motion.ts'
import { ActionRow } from '../sections/closing-call.tsx'

/** Headline, pitch, two ways on and three counters over the warp; below them the loom with the integration map. */
export function Hero() {
  const { headline, pitch, primary, secondary } = hero
  const [cardOpen, setCardOpen] = useState(false)
  return (
    <section className="hero">
      <div className="container-page pt-10 pb-6">
        <h1 className="font-bold tracking-[-0.02em]">
          {headline.map((line) => (
            <span key={line.join()}>
              {line.map((words) => (
                <span key={words}>{`${words} `}</span>
              ))}
            </span>
          ))}
        </h1>
        <div className="mt-6 grid items-end gap-x-6 gap-y-10 xl:grid-cols-[7fr_6fr]">
          <div>
            <p className="max-w-2xl text-ink-soft lg:text-lg">{pitch}</p>
            <ActionRow actions={[primary, secondary]} className="hero-ways mt-5" />
          </div>
          <HeroCounters />
        </div>
      </div>
      <Loom held={cardOpen} />
      <IntegrationMap onOpen={setCardOpen} />
    </section>
  )
}

/**
 * The three counters. The markup holds the targets, for readers without script or motion; where a
 * count may come they are seen after a second. Columns of a set width, as those that follow the words
 * would move when the next counter arrives.
 */
function HeroCounters() {
  const step = useCounterStep()
  return (
    <dl className="grid grid-cols-[20fr_23fr_20fr]">
      {heroCounters.map(({ id, label, target, suffix }) => (
        <div
          key={id}
          className="flex flex-col-reverse justify-end border-ink border-l pl-2 sm:pl-4"
        >
          <dt className="text-ink-soft text-xs sm:text-sm">{label}</dt>
          <dd className="relative font-bold text-2xl tracking-[-0.02em]">
            {/* The target keeps the width and is what screen readers find; the count runs over it. */}
            <span className={step === null ? undefined : 'opacity-0'}>
              <Figure value={target} target={target} suffix={suffix} />
            </span>
            {step !== null && (
              <span aria-hidden="true" className="absolute inset-0 contain-strict">
                <Figure value={counterValue(target, step)} target={target} suffix={suffix} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const figureSpace = '\u2007'

/**
 * A figure as the specification writes it, its thousands set apart by space alone. Each digit stands
 * where that of the target will: what counts up moves nothing.
 */
function Figure({ value, target, suffix }: { value: number; target: number; suffix: string }) {
  const digits = String(value).padStart(String(target).length, figureSpace)
  const thousands = digits.slice(0, -3)
  return (
    <>
      {thousands && <span className="mr-[0.16em]">{thousands}</span>}
      {`${digits.slice(-3)}${suffix}`}
    </>
  )
}

/** How long home.css keeps the targets out of sight, less a few frames; in milliseconds. */
const unseenFor = 900

/** The step that the counters are at, 500 ms of rest and then 60 (public-site.md §9); null when they are still. */
function useCounterStep(): number | null {
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => {
    const [painted] = performance.getEntriesByType('paint')
    const begun = performance.now()
    // Who may have read the targets is not told less again.
    const wereSeen = painted && begun > painted.startTime + unseenFor
    if (wereSeen || wantsLessMotion()) return
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
