import { pipelineSection, pipelineStages } from '#content/home/pipeline.ts'
import { Button } from '#web/ui/button.tsx'
import { PipelineDrawing } from './pipeline-drawing.tsx'

/** The four stages of any automation, and the threads that run through them (start-pipeline.ts). */
export function Pipeline() {
  const { title, introduction } = pipelineSection
  return (
    <section className="ink-ground bg-ink text-paper">
      <div className="container-page py-20 md:py-28">
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-12">
          <h2 className="font-bold text-3xl tracking-[-0.025em] md:col-span-7">{title}</h2>
          <p className="text-lg text-paper-edge md:col-span-5 md:pt-2">{introduction}</p>
        </div>
        <div data-pipeline="" className="pipeline mt-12 md:mt-16">
          <ol className="grid md:grid-cols-4">
            {pipelineStages.map((stage) => (
              <li key={stage.id} className="pipe-stage">
                <PipelineDrawing stage={stage.id} />
                <h3 className="mt-4 font-semibold text-lg">{stage.title}</h3>
                <p className="mt-1 max-w-sm text-paper-edge max-md:pb-10 md:pr-8">
                  {stage.description}
                </p>
              </li>
            ))}
          </ol>
          <Button data-pause="" variant="secondary" className="needs-script text-ink md:mt-8">
            Play
          </Button>
        </div>
      </div>
    </section>
  )
}
