import { problems } from '#content/home/sections.ts'
import { ClockThread, CutThread, DroppedThread } from '../threads/problem-drawings.tsx'
import { SectionHead } from './section-head.tsx'

const drawings = {
  'time-wasted': ClockThread,
  'disconnected-tools': CutThread,
  'lost-opportunities': DroppedThread,
}

/** The manual-work problem, in three cards. */
export function Problems() {
  const { title, introduction, cards } = problems
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <SectionHead title={title} introduction={introduction} />
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:mt-16 md:grid-cols-3">
          {cards.map((card) => {
            const Drawing = drawings[card.id]
            return (
              <li key={card.id}>
                <Drawing className="h-24 w-full" />
                <h3 className="mt-6 border-ink border-t pt-4 font-semibold text-lg">
                  {card.title}
                </h3>
                <p className="mt-2 text-ink-soft">{card.description}</p>
                <p className="mt-3 font-medium">{card.cost}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
