import type { ReactNode } from 'react'
import { schedulePage } from '#content/pages/schedule.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { Expectations } from './expectations.tsx'

/** Booking a strategy call (public-site.md §2; design.md §4 puts it on /schedule). */
export function SchedulePage({ panel }: { panel?: ReactNode }) {
  const { heading, introduction } = schedulePage
  return (
    <>
      <PageHead heading={heading} lead={introduction} />
      <div className="container-page grid gap-x-8 gap-y-14 pb-24 md:pb-32 lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-5 lg:row-start-1">{panel}</div>
        <div className="lg:col-span-4 lg:row-start-1 lg:pr-6">
          <Expectations />
        </div>
      </div>
    </>
  )
}
