import { templatesPage } from '#content/templates/list.ts'
import { PageHead } from '../sections/page-head.tsx'
import { Selvedge } from '../sections/selvedge.tsx'

/** The opening of /industry-templates. */
export function TemplatesHead() {
  return (
    <>
      <PageHead
        heading={templatesPage.heading}
        lead={templatesPage.introduction}
        drawing={<PatternCardDrawing className="w-full" />}
      />
      <Selvedge id="selvedge" className="mb-10 md:mb-12" />
    </>
  )
}

const columns = Array.from({ length: 9 }, (_, index) => 40 + index * 45)
const rows = [60, 130, 200, 270]

/**
 * A pattern card of the loom: the squares say where the line goes, and it goes there. It leaves as high
 * as it comes, so that cards side by side are one chain.
 */
export function PatternCardDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="3.5 3.5 433 323" aria-hidden="true" fill="none" className={className}>
      <rect x="4" y="4" width="432" height="322" rx="14" className="fill-card stroke-paper-edge" />
      {columns.map((x) => (
        <path key={x} d={`M${x} 24V306`} className="stroke-paper-edge" strokeWidth="1.5" />
      ))}
      <path
        d="M4 60H40C62 60 63 130 85 130S108 200 130 200s23 70 45 70 45-70 90-70 45-70 90-70 35-70 81-70"
        pathLength="1"
        className="thread-drawn stroke-thread"
        strokeWidth="5"
      />
      {rows.map((y, row) =>
        columns.map((x, column) => (
          <rect
            key={`${x}-${y}`}
            x={x - 9}
            y={y - 9}
            width="18"
            height="18"
            rx="3"
            strokeWidth="1.75"
            className={
              (row * 2 + column) % 3 === 0 ? 'fill-ink stroke-ink' : 'fill-card stroke-ink-faint'
            }
          />
        )),
      )}
    </svg>
  )
}
