import type { ReactNode } from 'react'
import { schedulePage } from '#content/pages/schedule.ts'
import { ToolHead } from '../sections/page-head.tsx'

/** Booking a strategy call (public-site.md §2; design.md §4 puts it on /schedule). */
export function SchedulePage({ panel }: { panel?: ReactNode }) {
  const { heading, introduction, label } = schedulePage
  return (
    <>
      <ToolHead heading={heading} lead={introduction} label={label} />
      <div className="container-page grid gap-x-8 gap-y-14 pb-24 md:pb-32 lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-5 lg:row-start-1">{panel}</div>
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4 lg:row-start-1 lg:pr-6">
          <Expectations />
        </div>
      </div>
    </>
  )
}

/** What happens in the thirty minutes, and what helps to have at hand. */
function Expectations() {
  const { expectHeading, expect, bring } = schedulePage
  return (
    <div className="stitched">
      <h2 className="pt-4 font-semibold text-lg">{expectHeading}</h2>
      <ol className="mt-4 divide-y divide-paper-edge border-paper-edge border-y">
        {expect.map(({ time, topic, description }) => (
          <li key={topic} className="py-4">
            <p className="font-medium">{`${time}: ${topic}`}</p>
            <p className="mt-1 text-ink-soft text-sm">{description}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-10 font-semibold text-lg">{bring.heading}</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft marker:text-thread">
        {bring.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
