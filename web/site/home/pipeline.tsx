import { useEffect, useRef, useState } from 'react'
import { pipelineSection, pipelineStages } from '#content/home/pipeline.ts'
import { pipeline } from '#shared/demos/machines.ts'
import { Button } from '#web/ui/button.tsx'
import { useInView, useMachine } from '../motion/hooks.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'

/**
 * The four stages of any automation, and the threads that run through them: 2 s each from the moment
 * they are near the middle of the window (public-site.md §9), until the button pauses them.
 */
export function Pipeline() {
  const [{ step, phase }, send] = useMachine(pipeline)
  const [untouched, setUntouched] = useState(true)
  const strip = useRef<HTMLDivElement>(null)
  const inView = useInView(strip, '-30% 0px')
  const running = phase === 'running'
  const begun = phase !== 'idle'

  useEffect(() => {
    if (inView && untouched && !wantsLessMotion()) send({ type: 'start' })
  }, [inView, untouched, send])

  const toggle = () => {
    setUntouched(false)
    send({ type: running ? 'pause' : 'start' })
  }

  return (
    <section className="ink-ground">
      <div className="container-page py-section">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[7fr_5fr]">
          <h2 className="font-bold text-3xl tracking-[-0.02em]">{pipelineSection.title}</h2>
          <p className="text-ink-soft sm:pt-2 lg:text-lg">{pipelineSection.introduction}</p>
        </div>
        <div ref={strip} data-running={begun || undefined} className="pipeline mt-lead">
          <ol className="grid sm:grid-cols-4">
            {pipelineStages.map((stage, index) => (
              <li
                key={stage.id}
                data-reached={(begun && index <= step) || undefined}
                aria-current={begun && index === step ? 'step' : undefined}
                className="pipe-stage"
              >
                <PipelineDrawing stage={stage.id} lit={begun} />
                <h3 className="font-semibold text-lg sm:mt-4">{stage.title}</h3>
                <p className="mt-1 pb-6 text-ink-soft text-sm sm:pr-6 lg:text-base">
                  {stage.description}
                </p>
              </li>
            ))}
          </ol>
          <Button
            variant="quiet"
            onClick={toggle}
            className="needs-script border border-paper-edge"
          >
            {running ? 'Pause' : 'Play'}
          </Button>
        </div>
      </div>
    </section>
  )
}

type PipelineDrawingProps = { stage: (typeof pipelineStages)[number]['id']; lit: boolean }

/** One stage of the pipeline; set side by side, or on phones one under the other, the four make one picture. `lit`: with the threads that run over the waiting ones. */
function PipelineDrawing({ stage, lit }: PipelineDrawingProps) {
  const symbol = `${import.meta.env.ICON_SPRITE}#${stage}`
  return (
    <div className="pipe-drawing">
      <svg
        viewBox="0 0 280 160"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block w-full"
      >
        <use href={symbol} />
        <use href={`${symbol}-threads`} className="pipe-thread" />
        {lit && <use href={`${symbol}-threads`} className="pipe-thread pipe-lit" />}
      </svg>
    </div>
  )
}
