import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type RecordColumnsProps = {
  /** What is to be done. */
  open: ReactNode
  facts: ReactNode
  /** What has happened. */
  children: ReactNode
  /** There is a table in it. */
  wide?: boolean
}

/**
 * The page of a person or a company under its head: what is open, what is known, what has happened. Where
 * there is room the facts stand beside the others, from the top; else they are a band between them.
 */
export const RecordColumns = ({ open, facts, children, wide = false }: RecordColumnsProps) => (
  <div
    className={cx(
      'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 xl:grid-rows-[auto_1fr]',
      wide
        ? 'xl:grid-cols-[minmax(0,66rem)_minmax(15.5rem,1fr)]'
        : 'xl:grid-cols-[minmax(0,47.5rem)_minmax(15.5rem,1fr)]',
    )}
  >
    <div className="flex min-w-0 flex-col gap-5">{open}</div>
    <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">{facts}</div>
    <div className="flex min-w-0 flex-col gap-8">{children}</div>
  </div>
)

const bandClass =
  'flex flex-col gap-4 border-paper-edge text-sm max-xl:border-y max-xl:pt-4 max-xl:pb-2'
/** In a band each takes the room of its words, on a phone two beside each other; in a column one, or two where it is wide. */
const factsClass =
  'grid grid-cols-2 gap-4 sm:max-xl:flex sm:max-xl:flex-wrap sm:max-xl:gap-x-6 sm:max-xl:*:max-w-44 xl:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]'

type FactsProps = {
  children: ReactNode
  /** What else can be read or done, under them. */
  acts: ReactNode
}

/** What is known of a person or a company, each fact under its name. */
export const Facts = ({ children, acts }: FactsProps) => (
  <section aria-label="Facts" className={bandClass}>
    <div className={factsClass}>{children}</div>
    <div className="border-paper-edge max-xl:flex max-xl:flex-wrap max-xl:items-start max-xl:gap-x-6 xl:border-t xl:pt-2 [&>details[open]]:w-full">
      {acts}
    </div>
  </section>
)

/** The facts while they are on their way. */
export const FactsShape = () => (
  <div className={bandClass}>
    <div className={factsClass}>
      {['w-24', 'w-20', 'w-28', 'w-24'].map((width, fact) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places.
        <div key={fact} className="flex h-13 flex-col gap-2.5">
          <Skeleton className="h-2.5 w-14" />
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  </div>
)
