import { type ReactNode, type Ref, useRef, useState } from 'react'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { auditResultsPage } from '#content/audit/results.ts'
import { type AuditAnswers, auditFields } from '#shared/audit/answers.ts'
import { auditDoubts, hoursOfStaff } from '#shared/audit/doubts.ts'
import { formatCents, formatHours, formatPercent } from '#shared/audit/format.ts'
import { type AuditResults, calculateAudit, hoursNowAndAfter } from '#shared/audit/results.ts'
import { hoursOf, type Loom, weaveWeek, withTotalHours } from '#shared/audit/week-cloth.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { WeekCloth } from '#web/ui/week-cloth.tsx'

const { cloth: words, chart, doubts } = auditResultsPage

type ResultsHeadingProps = { ref?: Ref<HTMLHeadingElement>; children: ReactNode }

/** The page's heading where it shows results: quiet, for the figure under it is the great one. */
export function ResultsHeading({ ref, children }: ResultsHeadingProps) {
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="max-w-4xl break-words font-semibold text-xl tracking-[-0.02em]"
    >
      {children}
    </h1>
  )
}

type VerdictProps = {
  /** The answers as they are judged: those typed, or with the hours that the slider asks about. */
  answers: AuditAnswers
  heading: ReactNode
  /** The loom of the hours that were typed: it stays as it is while the slider moves. */
  loom: Loom
  /** The slider and what goes with it; left out where nothing is to be tried. */
  children?: ReactNode
}

/** What the audit comes to: one great figure, and beneath it the week as cloth. */
export function Verdict({ answers, heading, loom, children }: VerdictProps) {
  const results = calculateAudit(answers)
  return (
    <section className="ink-ground overflow-hidden pt-10 pb-14 md:pt-14 md:pb-20">
      <div className="container-page">
        {heading}
        <div className="mt-6 flex flex-wrap items-end gap-x-10 gap-y-5 md:mt-8">
          <p
            data-long={longestFigure(answers, loom) > 7 || undefined}
            className="verdict-figure font-bold text-ink tabular-nums"
          >
            {formatCents(results.yearlySavings)}
          </p>
          <p className="max-w-sm text-lg">
            {results.yearlySavings > 0 ? (
              <>
                <strong className="block font-semibold text-xl">{auditPdf.promise}</strong>
                <span className="text-ink-soft">
                  {auditPdf.promiseNote(formatHours(results.automationSavings))}
                </span>
              </>
            ) : (
              auditPdf.noPromise
            )}
          </p>
        </div>
        <Doubts answers={answers} results={results} />
      </div>
      <figure className="mt-10 md:mt-12">
        <div className="px-3.5">
          <WeekCloth
            threads={weaveWeek(answers, loom)}
            places={loom.places}
            label={describe(answers)}
            judged
            className="h-48 md:h-64"
          />
        </div>
        {children}
        <figcaption className="container-page mt-6">
          <Legend answers={answers} loom={loom} />
        </figcaption>
      </figure>
    </section>
  )
}

/** How long the figure gets at most, so that it keeps its size while the slider moves. */
const longestFigure = (answers: AuditAnswers, { maxHours }: Loom): number =>
  formatCents(calculateAudit(withTotalHours(answers, maxHours)).yearlySavings).length

function describe(answers: AuditAnswers): string {
  const { totalHours, automationSavings } = calculateAudit(answers)
  if (totalHours === 0) return words.bare
  const kept = totalHours - automationSavings
  return words.described(formatHours(totalHours), formatHours(automationSavings), formatHours(kept))
}

/** What the colors mean, and the hours of each kind of work, in the order of the cloth. */
function Legend({ answers, loom }: Pick<VerdictProps, 'answers' | 'loom'>) {
  const { totalHours, automationSavings } = calculateAudit(answers)
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-thread" />
          {words.taken}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-ink-faint" />
          {words.kept}
        </span>
        <span>
          {chart.summary(formatHours(totalHours), formatHours(totalHours - automationSavings))}
        </span>
        <span>{words.thread(loom.hoursPerThread)}</span>
      </p>
      <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {hoursNowAndAfter(answers).map(({ field, now, after }) => (
          <li key={field} className="border-paper-edge border-t pt-3">
            <span className="block font-medium">{auditFields[field].label}</span>
            <span className="block text-ink-soft text-sm tabular-nums">
              {chart.bar(formatHours(now), formatHours(after))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A word of caution where a figure is hard to believe. */
function Doubts({ answers, results }: { answers: AuditAnswers; results: AuditResults }) {
  const said = {
    hours: () =>
      doubts.hours(
        formatHours(results.totalHours),
        formatHours(hoursOfStaff(answers.employeeCount)),
      ),
    return: () => doubts.return(formatPercent(results.roi)),
  }
  return auditDoubts(answers, results).map((doubt) => (
    <p key={doubt} className="mt-4 max-w-2xl border-weld border-l-4 pl-4 text-ink-soft">
      {said[doubt]()}
    </p>
  ))
}

type TryHoursProps = {
  /** The answers as they were typed. */
  typed: AuditAnswers
  answers: AuditAnswers
  loom: Loom
  /** Another total to try, or null for the one that was typed. */
  onTry: (hours: number | null) => void
}

/** The slider that weaves the week anew, the way back to what was typed, and the picture to share. */
export function TryHours({ typed, answers, loom, onTry }: TryHoursProps) {
  const slider = useRef<HTMLInputElement>(null)
  const hours = hoursOf(answers)
  const typedHours = formatHours(hoursOf(typed))
  const results = calculateAudit(answers)
  return (
    <div className="needs-script">
      <input
        ref={slider}
        type="range"
        min={0}
        max={loom.maxHours}
        step={loom.hoursPerThread}
        value={hours}
        onChange={({ target }) => onTry(Number(target.value))}
        aria-label={words.slider}
        aria-valuetext={`${formatHours(hours)}: ${formatCents(results.yearlySavings)} ${auditPdf.promise}`}
        className="loom-slider"
      />
      <div className="container-page mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
        {/* The way back keeps its place while there is nowhere to go back to: nothing moves under the hand. */}
        <div className="items-center gap-x-6 sm:flex">
          <p aria-hidden="true" className="font-semibold leading-10 tabular-nums">
            {words.slider}: {formatHours(hours)}
          </p>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onTry(null)
              slider.current?.focus()
            }}
            className={cx('underline max-sm:-ml-3', answers === typed && 'invisible')}
          >
            {words.back(typedHours)}
          </Button>
        </div>
        <ShareButton answers={answers} loom={loom} />
      </div>
    </div>
  )
}

/** Shares the figure and its cloth as an image; where the browser shares no files, saves it. */
function ShareButton({ answers, loom }: Pick<TryHoursProps, 'answers' | 'loom'>) {
  const [outcome, setOutcome] = useState<'saved' | 'notSaved' | null>(null)
  const share = async () => {
    setOutcome(null)
    try {
      const { drawPicture } = await import('./share-picture.ts')
      const file = new File([await drawPicture(answers, loom)], words.fileName, {
        type: 'image/png',
      })
      if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] })
      saveFile(file, file.name)
      setOutcome('saved')
    } catch (error) {
      // Somebody who closes the device's list of places to share to has changed their mind.
      const aborted = error instanceof DOMException && error.name === 'AbortError'
      if (!aborted) setOutcome('notSaved')
    }
  }
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-soft text-sm">
        {outcome && words[outcome]}
      </p>
      <Button variant="secondary" onClick={share}>
        {words.share}
      </Button>
    </div>
  )
}
