import './pipeline.css'
import { useEffect, useRef, useState } from 'react'
import { pipelineSection, pipelineStages } from '#content/home/pipeline.ts'
import { pipeline } from '#shared/demos/pieces.ts'
import { Button } from '#web/ui/button.tsx'
import { wantsLessMotion } from '../motion/less-motion.ts'
import { useInView } from '../motion/use-in-view.ts'
import { useMachine } from '../motion/use-machine.ts'

/**
 * The four stages of any automation, and the threads that run through them: 2 s each from the moment
 * they are near the middle of the window (public-site.md §9), until the button pauses them.
 */
export function Pipeline() {
  const { title, introduction } = pipelineSection
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
    <section className="ink-ground bg-ink text-paper">
      <div className="container-page py-20 md:py-28">
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-12">
          <h2 className="font-bold text-3xl tracking-[-0.025em] md:col-span-7">{title}</h2>
          <p className="text-lg text-paper-edge md:col-span-5 md:pt-2">{introduction}</p>
        </div>
        <div ref={strip} data-running={begun || undefined} className="pipeline mt-12 md:mt-16">
          <ol className="grid md:grid-cols-4">
            {pipelineStages.map((stage, index) => (
              <li
                key={stage.id}
                data-reached={(begun && index <= step) || undefined}
                aria-current={begun && index === step ? 'step' : undefined}
                className="pipe-stage"
              >
                <PipelineDrawing stage={stage.id} lit={begun} />
                <h3 className="mt-4 font-semibold text-lg">{stage.title}</h3>
                <p className="mt-1 max-w-sm text-paper-edge max-md:pb-10 md:pr-8">
                  {stage.description}
                </p>
              </li>
            ))}
          </ol>
          <Button variant="secondary" onClick={toggle} className="needs-script text-ink md:mt-8">
            {running ? 'Pause' : 'Play'}
          </Button>
        </div>
      </div>
    </section>
  )
}

type StageId = (typeof pipelineStages)[number]['id']

/** The threads of each stage; they leave one drawing where they enter the next. */
const threads: Record<StageId, readonly string[]> = {
  'data-input': [
    'M12 12C120 12 140 40 280 40',
    'M12 36C120 36 140 40 280 40',
    'M12 60C120 60 140 60 280 60',
    'M12 84C120 84 140 80 280 80',
    'M12 108C120 108 140 80 280 80',
  ],
  processing: [
    'M0 40C110 40 170 60 280 60',
    'M0 60C110 60 170 40 280 40',
    'M0 80C90 80 120 100 160 100',
  ],
  automation: ['M0 40C90 40 50 80 140 80S190 40 280 40', 'M0 60C70 60 90 40 140 40S210 60 280 60'],
  output: ['M0 40C80 40 110 24 190 24', 'M0 60C60 60 110 60 190 60', 'M0 60C80 60 110 96 190 96'],
}

/** What stands around the threads: where they come from, what they pass, where they arrive. */
const things: Record<StageId, string> = {
  'data-input': 'M12 12h0M12 36h0M12 60h0M12 84h0M12 108h0',
  processing: 'M70 20v80M86 20v80M102 20v80M168 100a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  automation: 'M80 14v92M110 14v92M140 14v92M170 14v92M200 14v92',
  output: 'M190 12h60v24h-60zM190 48h60v24h-60zM190 84h60v24h-60z',
}

/** One stage of the pipeline; set side by side, the four make one picture. `lit`: with the threads that are drawn over it. */
function PipelineDrawing({ stage, lit }: { stage: StageId; lit: boolean }) {
  return (
    <svg viewBox="0 0 280 120" aria-hidden="true" fill="none" className="w-full max-md:max-w-70">
      <path d={things[stage]} className="pipe-thing" />
      {threads[stage].map((path) => (
        <path key={path} d={path} className="pipe-thread" />
      ))}
      {lit &&
        threads[stage].map((path) => (
          <path key={path} d={path} pathLength="1" className="pipe-thread pipe-lit" />
        ))}
    </svg>
  )
}
