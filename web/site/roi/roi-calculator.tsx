import { useEffect, useRef, useState } from 'react'
import { roiCopy } from '#content/pricing/roi.ts'
import { roiLimits } from '#shared/roi/calculator.ts'
import {
  decodeRoiInputs,
  type RoiText,
  readRoiText,
  roiParams,
  roiTextOf,
  wholeProblem,
} from '#shared/roi/inputs.ts'
import { page } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { PlanFitSection } from './plan-fit.tsx'
import { RoiChart } from './roi-chart.tsx'
import { RoiShare, searchWith, shareUrl } from './roi-share.tsx'
import { type RoiView, roiView } from './roi-view.ts'

const fields = ['employees', 'hoursPerWeek', 'hourlyRate'] as const
const empty: RoiText = { employees: '', hoursPerWeek: '', hourlyRate: '' }
/** Typing has come to rest after this long, in milliseconds: then the result is spoken. */
const debounceMs = 400

/** The ROI calculator of /pricing and /roi-calculator (public-site.md §5, §9); its numbers stand in the page's address. */
export function RoiCalculator() {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(empty)
  const inputs = readRoiText(text)
  const wrong = fields.some(
    (field) => inputs[field] === 0 && wholeProblem(text[field], roiLimits[field]) !== null,
  )
  const view = roiView(inputs, wrong)
  const spoken = useRested(view.spoken)
  const doubtAbout = (about: (typeof fields)[number] | null) =>
    view.doubts.find((doubt) => doubt.about === about)?.sentence
  const resultDoubt = doubtAbout(null)

  useEffect(() => {
    // What was typed before the page woke up is worth more than what the address says.
    const typed = form.current && typedIn(form.current)
    if (!typed || Object.values(typed).every((value) => value === '')) {
      setText(roiTextOf(decodeRoiInputs(window.location.search)))
      return
    }
    const stillTyping = form.current?.contains(document.activeElement)
    setText(stillTyping ? typed : asCounted(typed))
  }, [])

  useEffect(() => {
    if (text !== empty) keepInUrl(text)
  }, [text])

  const showCounted = () => setText(asCounted)

  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="needs-script lg:col-span-4">
        <form
          ref={form}
          action={page.roiCalculator}
          aria-label={roiCopy.title}
          onSubmit={(event) => {
            event.preventDefault()
            showCounted()
          }}
          className="flex flex-col gap-6"
        >
          {fields.map((field) => (
            <NumberField
              key={field}
              field={field}
              value={text[field]}
              doubt={doubtAbout(field)}
              onType={(value) => setText((typed) => ({ ...typed, [field]: value }))}
              onLeave={showCounted}
            />
          ))}
        </form>
      </div>
      <div className="needs-script ink-ground self-start rounded-lg p-5 sm:p-8 lg:col-span-8 lg:row-span-2">
        <Figures view={view} />
        {resultDoubt && (
          <p className="mt-4 border-weld border-l-4 pl-4 text-ink-soft text-sm">{resultDoubt}</p>
        )}
        <RoiChart view={view} />
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      {view.complete && (
        <div className="lg:col-span-12">
          {view.fit && <PlanFitSection fit={view.fit} />}
          <RoiShare url={() => shareUrl(window.location.origin, inputs)} />
        </div>
      )}
      <div className="max-w-prose text-ink-faint text-sm lg:col-span-4 lg:row-start-2">
        <noscript>
          <p className="font-medium">{roiCopy.noScript}</p>
          <p>{roiCopy.method}</p>
        </noscript>
        <details className="needs-script">
          <summary>{roiCopy.methodHeading}</summary>
          {roiCopy.method}
        </details>
      </div>
    </div>
  )
}

type NumberFieldProps = {
  field: (typeof fields)[number]
  value: string
  /** Why it is hard to believe; it counts all the same. */
  doubt: string | undefined
  onType: (value: string) => void
  onLeave: () => void
}

/** A text field with a number pad, so that `1,200` and `$45` are understood too. */
function NumberField({ field, value, onType, onLeave, ...props }: NumberFieldProps) {
  const { label, help, unit } = roiCopy.inputs[field]
  const problem = wholeProblem(value, roiLimits[field]) ?? undefined
  const doubt = problem ? undefined : props.doubt
  const hint = (
    <>
      {help}
      {doubt && (
        <span className="mt-2 block border-weld border-l-4 pl-4 text-ink-soft text-sm">
          {doubt}
        </span>
      )}
    </>
  )
  return (
    <Field label={label} hint={hint} error={problem}>
      <span className="relative block">
        <Input
          name={roiParams[field]}
          value={value}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          inputMode="numeric"
          maxLength={String(roiLimits[field]).length + 4}
          className={cx('pr-20 tabular-nums', doubt && 'doubted')}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-faint text-sm"
        >
          {unit}
        </span>
      </span>
    </Field>
  )
}

const results = ['annualSavings', 'multiple', 'efficiency'] as const

/**
 * The three results, pale until there are some, and beside them what is to do first; the savings have the most digits, so the widest
 * column, and on a phone a line of their own, in larger type as far as it holds them.
 */
function Figures({ view }: { view: RoiView }) {
  const { complete, figures, missing } = view
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-4 sm:gap-x-6">
      <dl className="flex flex-auto flex-wrap gap-x-3 gap-y-4 sm:gap-x-6">
        {results.map((name, index) => (
          <div
            key={name}
            className={cx(
              'flex flex-auto flex-col-reverse justify-end sm:min-w-28',
              index === 0 && 'max-sm:w-full',
            )}
          >
            <dt className="text-ink-soft text-xs sm:text-sm">{roiCopy.results[name]}</dt>
            <dd
              className={cx(
                'wrap-anywhere tabular-nums tracking-[-0.02em] sm:text-3xl',
                complete ? 'font-bold' : 'font-normal text-ink-faint',
                index === 0 && figures[name].length <= 12 ? 'text-4xl' : 'text-2xl',
              )}
            >
              {figures[name]}
            </dd>
          </div>
        ))}
      </dl>
      {/* For the eye: the drawing is labeled with the same words. */}
      {!complete && (
        <p aria-hidden="true" className="roi-missing font-medium leading-snug">
          {missing}
        </p>
      )}
    </div>
  )
}

/** What stands in the fields of `form`. */
function typedIn(form: HTMLFormElement): RoiText {
  const data = new FormData(form)
  const value = (field: (typeof fields)[number]) => String(data.get(roiParams[field]) ?? '')
  return {
    employees: value('employees'),
    hoursPerWeek: value('hoursPerWeek'),
    hourlyRate: value('hourlyRate'),
  }
}

/**
 * The text as a field shows it once it is left: the whole number that was counted, so that nobody
 * reads a result for 12.7 hours that is one for 12. What is no number, or too large, stays as typed.
 */
function asCounted(text: RoiText): RoiText {
  const read = roiTextOf(readRoiText(text))
  const counted = (field: keyof RoiText) =>
    wholeProblem(text[field], roiLimits[field]) === null && read[field] ? read[field] : text[field]
  return {
    employees: counted('employees'),
    hoursPerWeek: counted('hoursPerWeek'),
    hourlyRate: counted('hourlyRate'),
  }
}

/** Puts the inputs into the page's address, where a reload finds them. */
function keepInUrl(text: RoiText): void {
  const { pathname, search, hash } = window.location
  const next = searchWith(search, readRoiText(text))
  if (next === search) return
  window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`)
}

/** The text once it has not changed for a while: an assistive technology need not read every keystroke. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), debounceMs)
    return () => window.clearTimeout(timer)
  }, [text])
  return rested
}
