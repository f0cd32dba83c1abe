import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type SummaryCard = {
  label: string
  /** Undefined while it is not known. */
  count: number | undefined
  /** The list of those it counts. */
  to: string
  /** What it counts asks for something: more than none is in the colour of that. */
  warns?: true
}

type SummaryCardsProps = {
  label: string
  cards: SummaryCard[]
  /** Where the figures come from, when they are not there from the beginning. */
  query?: UseQueryResult
}

/**
 * The figures over a list, one card each; a card leads to what it counts, known or not. A phone has
 * them in one line, each as wide as its words, and a narrow one in two.
 */
export function SummaryCards({ label, cards, query }: SummaryCardsProps) {
  const failed = query?.isError === true && query.data === undefined
  return (
    <div className="summary-cards mb-2 sm:mb-4">
      <ul
        aria-label={label}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge min-[24rem]:grid-cols-[repeat(4,auto)] sm:grid-cols-4"
      >
        {cards.map((card) => (
          <li key={card.label} className="bg-card">
            <Link
              to={card.to}
              className="-outline-offset-2 flex h-full flex-col justify-between px-2 py-1 transition-colors sm:gap-0.5 sm:px-4 sm:py-3 hover:bg-paper active:bg-paper-deep"
            >
              <span className="font-medium text-2xs text-ink-soft sm:text-xs">{card.label}</span>
              <span
                className={cx(
                  'flex h-5 items-center font-semibold text-sm tabular-nums sm:h-8 sm:text-xl',
                  card.warns && card.count !== 0 && 'text-yellow',
                )}
              >
                {card.count !== undefined ? (
                  card.count.toLocaleString('en')
                ) : failed ? (
                  <span className="text-ink-faint">–</span>
                ) : (
                  <Skeleton className="w-10" />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className="mt-2 flex items-center gap-2 text-ink-soft text-sm">
          The figures could not be read.
          <Button
            variant="quiet"
            size="sm"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}
