import { securityPage } from '#content/legal/security.ts'
import '#web/ui/cloth.css'
import { ThreadCount } from '../illustrations/thread-count.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { keepHyphens, PageHead } from '../sections/page-head.tsx'
import { Selvedge } from '../sections/selvedge.tsx'
import { chapterDrawings, keptDays } from './security-drawings.tsx'

/** Security and data: chapter by chapter, and in their midst the days that things are kept. */
export function SecurityPage() {
  const { heading, label, introduction, chapters, after, closing } = securityPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} label={label} drawing={keptDays} />
      {/* Where the drawing has no room beside the words. */}
      <Selvedge id="selvedge" className="mb-10 md:mb-12 lg:hidden" />
      <div className="pb-20 md:pb-28">
        <Chapters chapters={chapters} />
      </div>
      <Keeping />
      <div className="pt-20 md:pt-28">
        <Chapters chapters={after} />
      </div>
      <ClosingCall {...closing} />
    </>
  )
}

type Chapter = (typeof securityPage)['chapters' | 'after'][number]

/** What is said beside its drawing, which stays in sight beside longer words. */
function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className="container-page space-y-16 md:space-y-24">
      {chapters.map(({ id, title, text, points }) => {
        const { height, drawing } = chapterDrawings[id]
        return (
          <section key={id} id={id} className="stitched pt-6">
            <h2 className="font-bold text-3xl tracking-[-0.02em]">{title}</h2>
            <div className="mt-6 grid items-start gap-x-8 gap-y-6 md:mt-10 lg:grid-cols-12">
              <svg
                aria-hidden="true"
                viewBox={`0 0 400 ${height}`}
                fill="none"
                className="w-full max-w-md lg:sticky lg:top-24 lg:col-span-5 lg:max-w-none"
              >
                {drawing}
              </svg>
              <div className="lg:col-span-6 lg:col-start-7">
                <p className="wrap-anywhere text-lg leading-snug">{text}</p>
                <ul className="mt-6 divide-y divide-paper-edge border-paper-edge border-y text-ink-soft">
                  {points.map((point) => (
                    <li key={point} className="py-3">
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </section>
        )
      })}
    </div>
  )
}

const { id, title, text, thread, periods, days: inWords } = securityPage.keeping
const longest = Math.max(...periods.map(({ days }) => days))

/** How long each thing stays: one thread for each day, all on one scale. */
function Keeping() {
  return (
    <section id={id} className="ink-ground">
      <div className="container-page py-20 md:py-28">
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-12">
          <h2 className="font-bold text-3xl tracking-[-0.02em] md:col-span-6">{title}</h2>
          <p className="wrap-anywhere text-lg leading-snug md:col-span-6 md:col-start-7">{text}</p>
        </div>
        <p className="mt-12 text-2xs text-ink-soft">{thread}</p>
        <dl className="mt-3 border-paper-edge border-b">
          {periods.map(({ what, days }) => (
            <div
              key={what}
              className="grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-3 border-paper-edge border-t py-4 md:grid-cols-12"
            >
              <dt className="md:col-span-4">{keepHyphens(what)}</dt>
              <dd className="font-bold text-xl tabular-nums tracking-[-0.02em] md:order-last md:col-span-2 md:text-right">
                {inWords(days)}
              </dd>
              <dd aria-hidden="true" className="col-span-2 md:col-span-6">
                <ThreadCount
                  whole={longest}
                  counts={[
                    { count: longest, className: 'stroke-paper-edge' },
                    { count: days, className: 'stroke-weld' },
                  ]}
                  className="block h-10 w-full"
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
