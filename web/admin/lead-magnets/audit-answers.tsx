import { auditFigures, auditResultsPage } from '#content/audit/results.ts'
import {
  type AuditAnswers as Answers,
  auditFields,
  hourFields,
  type TextField,
} from '#shared/audit/answers.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { formatHours } from '#shared/audit/format.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { hoursOf, loomFor } from '#shared/audit/week-cloth.ts'
import { cx } from '#web/ui/cx.ts'
import { Description, DescriptionList } from '../records/description-list.tsx'

/** What was answered in words, in the order of the form; open questions are left out. */
const before: TextField[] = ['companyName', 'industry', 'employeeCount', 'role']
const after: TextField[] = [
  'otherTasks',
  'crmSystem',
  'accountingSoftware',
  'communicationTools',
  'projectManagement',
  'otherSoftware',
]

/** What a call about an audit is about, larger than what it follows from. */
const firstFigures = ['yearlySavings', 'automationSavings', 'roi'] as const
const figureIds = [...new Set([...firstFigures, ...auditFigureIds])]

/** The week that the visitor typed, in threads: first those that automation takes over, in red. */
export function AuditSummary({ answers }: { answers: Answers }) {
  const { totalHours, automationSavings } = calculateAudit(answers)
  const { hoursPerThread } = loomFor(hoursOf(answers))
  const [now, taken, kept] = [totalHours, automationSavings, totalHours - automationSavings].map(
    formatHours,
  )
  const { cloth } = auditResultsPage
  return (
    <>
      <p className="font-semibold text-lg tabular-nums leading-7">
        {taken} of {now} hours a week
      </p>
      <Threads
        all={totalHours / hoursPerThread}
        taken={automationSavings / hoursPerThread}
        label={cloth.described(now ?? '', taken ?? '', kept ?? '')}
      />
      <p className="mt-1 flex flex-wrap gap-x-3 text-2xs text-ink-faint">
        <span className="thread-key text-thread">
          <span className="text-ink-faint">{cloth.taken}</span>
        </span>
        <span className="thread-key text-control">
          <span className="text-ink-faint">{cloth.kept}</span>
        </span>
        <span>{cloth.thread(hoursPerThread)}</span>
      </p>
    </>
  )
}

type ThreadsProps = { all: number; taken: number; label: string }

/** So many threads side by side; two picks pass through them, each over every second. */
const Threads = ({ all, taken, label }: ThreadsProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${all} 12`}
    preserveAspectRatio="none"
    strokeWidth="12"
    strokeDasharray=".84 .16"
    className="mt-1.5 h-10 w-full"
  >
    <path d={`M0 6H${all}`} className="stroke-control" />
    <path d={`M0 6H${taken}`} className="stroke-thread" />
    <path
      d={`M0 4H${all}M1 8H${all}`}
      strokeWidth=".7"
      strokeDasharray=".84 1.16"
      className="stroke-card"
    />
  </svg>
)

/** An audit as it was sent: the figures that the visitor saw, and every answer. */
export function AuditAnswers({ answers }: { answers: Answers }) {
  const results = calculateAudit(answers)
  return (
    <>
      <h3 className="mt-6 font-semibold text-base">Figures</h3>
      <dl className="mt-2 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge sm:grid-cols-3">
        {figureIds.map((id, place) => {
          const isFirst = place < firstFigures.length
          return (
            <div
              key={id}
              className="flex flex-col justify-between bg-card px-3 py-2 max-sm:first:col-span-full"
            >
              <dt className="text-ink-soft text-xs">{auditFigures[id].label}</dt>
              <dd className={cx('font-semibold tabular-nums', isFirst ? 'text-lg' : 'text-base')}>
                {formatFigure(id, results)}
              </dd>
            </div>
          )
        })}
      </dl>
      <h3 className="mt-6 mb-2 font-semibold text-base">Answers</h3>
      <DescriptionList terms="wide">
        <TextAnswers fields={before} answers={answers} />
        {hourFields.map((field) => (
          <Description key={field} term={auditFields[field].label}>
            <span className="tabular-nums">{formatHours(answers[field])} hours a week</span>
          </Description>
        ))}
        <Description term={auditFields.painPoints.label}>
          <ul className="list-disc pl-4">
            {answers.painPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Description>
        <TextAnswers fields={after} answers={answers} />
      </DescriptionList>
    </>
  )
}

function TextAnswers({ fields, answers }: { fields: TextField[]; answers: Answers }) {
  return fields
    .filter((field) => answers[field] !== '')
    .map((field) => (
      <Description key={field} term={field === 'role' ? 'Role' : auditFields[field].label}>
        <span className="whitespace-pre-line">{answers[field]}</span>
      </Description>
    ))
}
