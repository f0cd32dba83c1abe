import type { ReactNode } from 'react'
import { promiseKept, waitInWords } from '#shared/dashboard/answers.ts'
import type { Answers } from '#shared/dashboard/schema.ts'
import { answerDays } from '#shared/dashboard/vocabulary.ts'
import { DashboardPart, NothingHere } from './dashboard-part.tsx'

const percent = new Intl.NumberFormat('en', { style: 'percent' })
const number = new Intl.NumberFormat('en')

/** Whether the contact form's promise is kept: the share answered within 24 hours, and how soon. */
export function AnswersKept({ answers }: { answers: Answers }) {
  const { inTime, settled, share } = promiseKept(answers)
  return (
    <DashboardPart title="Answered within 24 hours" className="xl:col-span-2">
      {share === null ? (
        <NothingHere>
          Nothing to tell yet: no lead of the last {answerDays} days was answered, and none is a day
          old.
        </NothingHere>
      ) : (
        <div className="flex flex-col gap-4 px-4 py-4">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Figure label={`Leads of the last ${answerDays} days`} value={percent.format(share)}>
              {number.format(inTime)} of {number.format(settled)} had a first contact in time
            </Figure>
            <Figure label="Median time to first contact" value={median(answers)}>
              {number.format(answers.stillOpen)} still open after 24 hours
            </Figure>
          </dl>
          <svg aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-sm">
            <rect width="100%" height="100%" className="fill-paper-deep" />
            <rect width={`${share * 100}%`} height="100%" className="fill-thread" />
          </svg>
        </div>
      )}
    </DashboardPart>
  )
}

const median = ({ medianMinutes }: Answers) =>
  medianMinutes === null ? '–' : waitInWords(medianMinutes)

type FigureProps = { label: string; value: string; children: ReactNode }

function Figure({ label, value, children }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className="mt-0.5 font-semibold text-xl tabular-nums">{value}</dd>
      <dd className="text-ink-soft text-sm tabular-nums">{children}</dd>
    </div>
  )
}
