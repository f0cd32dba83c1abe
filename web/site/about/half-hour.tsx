import { aboutClosing } from '#content/about/page.ts'
import { schedulePage } from '#content/pages/schedule.ts'
import { ActionRow } from '../sections/closing-call.tsx'

/** The end of /about: the half hour that it asks for, minute by minute, each of them a thread. */
export function HalfHour() {
  const { title, text, primary, secondary } = aboutClosing
  return (
    <section className="field-ground">
      <div className="container-page grid gap-x-8 gap-y-8 pt-20 max-md:pb-16 md:grid-cols-2 md:items-end">
        <h2 className="font-bold text-4xl tracking-[-0.02em]">{title}</h2>
        <div className="max-w-2xl">
          <p className="text-lg">{text}</p>
          <ActionRow actions={[primary, secondary]} className="mt-8" />
        </div>
        <ol className="mt-8 grid gap-y-6 md:col-span-2 md:mt-14 md:grid-cols-[5fr_15fr_5fr_5fr]">
          {schedulePage.expect.map(({ time, topic, minutes }) => (
            <li key={topic} className="flex flex-col justify-between gap-3 font-medium text-sm">
              <span>
                <span className="md:block">{time}: </span>
                {topic}
              </span>
              <Minutes count={minutes} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** So many threads, side by side; on phones a row is as wide as its share of the longest part. */
function Minutes({ count }: { count: number }) {
  const longest = Math.max(...schedulePage.expect.map(({ minutes }) => minutes))
  return (
    <svg
      aria-hidden="true"
      width={`${(100 * count) / longest}%`}
      viewBox={`0 0 ${count} 10`}
      preserveAspectRatio="none"
      className="block h-10 md:h-36 md:w-full"
    >
      {Array.from({ length: count }, (_, minute) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the minutes are told apart by nothing else.
          key={minute}
          d={`M${minute + 0.1} 0v10`}
          strokeWidth={minute === 0 ? 6 : 2}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      ))}
    </svg>
  )
}
