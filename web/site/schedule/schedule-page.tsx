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
      <AtHand />
    </div>
  )
}

const spools = [
  { x: 8, yarn: 'stroke-indigo', to: 'M52 84C64 30 124 22 224 70' },
  { x: 72, yarn: 'stroke-weld', to: 'M116 84C128 46 172 42 224 70' },
  { x: 136, yarn: 'stroke-thread', to: 'M180 84C188 64 204 60 224 70' },
] as const

/** What is at hand: three spools, whose threads go through one needle. */
function AtHand() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 150" fill="none" className="mt-10 w-full max-w-sm">
      <path d="M0 140H320" className="stroke-ink" strokeWidth="2" />
      {spools.map(({ x, yarn, to }) => (
        <g key={x}>
          <path d={`M${x + 22} 85V133`} className={yarn} strokeWidth="44" strokeDasharray="4 2" />
          <path d={`M${x} 79h44M${x} 137h44`} className="stroke-ink" strokeWidth="6" />
          <path d={to} className={yarn} strokeWidth="3" />
        </g>
      ))}
      <path d="M216 66 312 108" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
      <path d="M219 67.500 232 73" className="stroke-paper" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M226 71C236 92 250 116 284 122S312 136 320 130"
        className="stroke-thread"
        strokeWidth="3"
      />
    </svg>
  )
}
