import { home } from '#content/home.ts'
import { ClockThread, CutThread, DroppedThread } from '../threads/problem-drawings.tsx'

const drawings = [ClockThread, CutThread, DroppedThread]

/** The manual-work problem, in three cards. */
export function Problems() {
  const { label, heading, cards } = home.problems
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-12">
          <p className="font-medium text-ink-soft text-sm md:col-span-3 md:pt-3">{label}</p>
          <h2 className="font-bold text-3xl tracking-[-0.025em] md:col-span-8">{heading}</h2>
        </div>
        <ul className="mt-14 grid gap-x-8 gap-y-12 md:mt-20 md:grid-cols-3">
          {cards.map((card, index) => {
            const Drawing = drawings[index]
            return (
              <li key={card.title}>
                {Drawing && <Drawing className="h-24 w-full" />}
                <h3 className="mt-6 border-ink border-t pt-4 font-semibold text-lg">
                  {card.title}
                </h3>
                <p className="mt-2 text-ink-soft">{card.body}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
