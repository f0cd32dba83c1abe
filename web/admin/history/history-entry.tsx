import {
  ArrowRight,
  Ban,
  Check,
  ChevronRight,
  Download,
  Eraser,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  Merge,
  Pencil,
  Plus,
  Redo2,
  Settings2,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Change, ChangeItem } from '#shared/journal/schema.ts'
import { fieldValue } from '#shared/journal/values.ts'
import type { HistoryAct } from '#shared/journal/vocabulary.ts'
import { fieldWords } from '#shared/journal/words.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { exactTime, RelativeTime, timeOfDay } from '#web/ui/relative-time.tsx'
import { recordIcons } from '../records/record-icons.ts'
import { useUndoChange } from '../records/undo-change.ts'
import { pageOf } from './history-calls.ts'

const icons: Record<HistoryAct, LucideIcon> = {
  added: Plus,
  changed: Pencil,
  moved: ArrowRight,
  completed: Check,
  deleted: Trash2,
  merged: Merge,
  undone: Undo2,
  'signed-in': LogIn,
  'signed-out': LogOut,
  refused: Ban,
  configured: Settings2,
  exported: Download,
  erased: Eraser,
  mailed: Mail,
}

/** What came in or was made is told by the sign of its list, where it has one. */
const added: Record<string, LucideIcon> = recordIcons

const iconOf = ({ act, named: [first] }: Change): LucideIcon =>
  (act === 'added' && first && added[first.type]) || icons[act]

type HistoryEntryProps = {
  change: Change
  /** It stands with the record that it is about, which is not named again. */
  beside?: boolean
} & Joined

type Joined = {
  /** The same hand did it in the same minute as the one over it. */
  goesOn?: boolean
  /** The thread goes on to one under it. */
  leadsOn?: boolean | undefined
}

/** One entry: what, of whom, by whom, when, from what to what, and the button that takes it back. */
export function HistoryEntry({ change, beside = false, goesOn, leadsOn }: HistoryEntryProps) {
  const { at, count, fields, state, mails } = change
  const words = fieldWords(fields)
  const items = change.items.filter(({ field }) => fieldWords([field]).length > 0)
  const isOne = beside || count === 1
  const isListed = isOne && items.length > 0
  const saysFields = !isListed && words.length > 0
  const what = (
    <>
      <p className={sentenceClass}>
        {!beside && <Named change={change} />}
        <Summary change={change} beside={beside} leads={saysFields} />
        {saysFields && <span className="text-ink-soft">{words.join(', ')}</span>}
        {state === 'undone' && <Badge>Undone</Badge>}
      </p>
      {isListed && <Items items={items} />}
      {mails.map(({ id, subject }) => (
        <p key={id} className="wrap-anywhere mt-0.5 text-ink-soft text-xs">
          Sent, and cannot be recalled:{' '}
          <Link to={adminPage.outboxEmail(id)} className="underline underline-offset-3">
            {subject}
          </Link>
        </p>
      ))}
    </>
  )
  const undo = state !== 'logged' && count > 0 && <UndoButton change={change} />
  if (!beside) {
    return (
      <li className={cx(!goesOn && rule)}>
        <Row
          icon={iconOf(change)}
          what={what}
          by={change.actor}
          when={<Time at={at} />}
          action={undo}
          leadsOn={leadsOn}
        />
      </li>
    )
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-paper-edge border-t py-2.5 last:border-b">
      <div className="min-w-0">
        {what}
        <p className="mt-0.5 text-ink-faint text-xs">
          {change.actor} · <RelativeTime at={at} />
        </p>
      </div>
      {undo && <div className="-mr-3">{undo}</div>}
    </li>
  )
}

type RepeatedEntriesProps = Pick<Joined, 'leadsOn'> & { changes: readonly [Change, ...Change[]] }

/** What was logged several times in a row, in one line that unfolds: newest first. */
export function RepeatedEntries({ changes, leadsOn }: RepeatedEntriesProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const [last] = changes
  const first = changes.at(-1) ?? last
  const isLonger = clockTime(first.at) !== clockTime(last.at)
  return (
    <li className={rule}>
      <Row
        icon={iconOf(last)}
        leadsOn={leadsOn || open}
        what={
          <p className={sentenceClass}>
            <Named change={last} />
            <Summary change={last} />
            <span className="text-ink-soft">{changes.length} times</span>
          </p>
        }
        by={last.actor}
        when={
          <>
            {isLonger && (
              <>
                <Time at={first.at} /> –{' '}
              </>
            )}
            <Time at={last.at} />
          </>
        }
        action={
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="group"
          >
            {open ? 'Show less' : 'Show all'}
            <ChevronRight
              size={14}
              aria-hidden="true"
              className="transition-transform group-aria-expanded:rotate-90"
            />
          </Button>
        }
      />
      <ol id={id} hidden={!open} className="border-paper-edge border-t bg-paper">
        {open &&
          changes.map((change) => (
            <HistoryEntry key={change.id} change={change} leadsOn={leadsOn || change !== first} />
          ))}
      </ol>
    </li>
  )
}

/** What is told apart from the entry over it, by a line that begins where its words do. */
const rule =
  'relative before:absolute before:top-0 before:right-0 before:left-12 before:border-paper-edge before:border-t first:before:hidden sm:before:left-13'

const sentenceClass = 'wrap-anywhere flex flex-wrap items-baseline gap-x-2 text-sm leading-6'

type RowProps = Pick<Joined, 'leadsOn'> & {
  icon: LucideIcon
  what: ReactNode
  by: string
  when: ReactNode
  action: ReactNode
}

/**
 * A line of a day: what was done, by whom and when, on phones under it, and its button at the end. One
 * thread leads from sign to sign.
 */
function Row({ icon: Icon, what, by, when, action, leadsOn }: RowProps) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-3 px-3 py-2.5 sm:px-4 sm:grid-cols-[1.5rem_minmax(0,1fr)_auto_6rem]">
      <div aria-hidden="true" className="relative self-stretch text-ink-soft max-sm:row-span-2">
        {leadsOn && (
          <span className="absolute top-3 -bottom-8.5 left-1/2 -ml-px w-px bg-control/70" />
        )}
        <span className="relative z-1 grid size-6 place-items-center rounded-full border border-control/70 bg-card">
          <Icon size={13} />
        </span>
      </div>
      <div className="min-w-0">{what}</div>
      <p className="text-ink-faint text-xs max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-0.5 sm:text-right sm:leading-6">
        {by} · {when}
      </p>
      <div className="-my-1 -mr-3 justify-self-end max-sm:col-start-3 max-sm:row-start-1">
        {action}
      </div>
    </div>
  )
}

type SummaryProps = {
  change: Change
  beside?: boolean
  /** What follows it is what it was done to. */
  leads?: boolean
}

/** What was done; of whom is said before it, and louder, unless it stands beside its record. */
function Summary({ change: { summary, state }, beside = false, leads = false }: SummaryProps) {
  const done = beside ? 'font-medium' : ''
  const looks = { undone: 'text-ink-soft line-through', done, logged: '' }
  return (
    <span className={looks[state]}>
      {summary}
      {leads && ':'}
    </span>
  )
}

const clockTime = (at: string) => timeOfDay(Date.parse(at))

const Time = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactTime(Date.parse(at))} className="tabular-nums">
    {clockTime(at)}
  </time>
)

/** Whom and what an entry is about, each leading to its record, and how many more there are. */
function Named({ change: { named, count } }: { change: Change }) {
  const others = count - named.length
  return (
    <>
      {named.map((record) => {
        const page = pageOf(record)
        return page ? (
          <Link
            key={record.id}
            to={page}
            className="inline-block rounded-sm font-medium underline decoration-control/60 underline-offset-3 hover:decoration-current"
          >
            {record.name}
          </Link>
        ) : (
          <span key={record.id} className="font-medium">
            {record.name}
          </span>
        )
      })}
      {named.length > 0 && others > 0 && (
        <span className="text-ink-soft">and {others.toLocaleString('en')} more</span>
      )}
    </>
  )
}

function UndoButton({ change: { id, state } }: { change: Change }) {
  const { mutate, isPending } = useUndoChange()
  const redo = state === 'undone'
  const Icon = redo ? Redo2 : Undo2
  return (
    <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate({ id, redo })}>
      <Icon size={14} aria-hidden="true" />
      {redo ? 'Redo' : 'Undo'}
    </Button>
  )
}

/** Each field with what it was and what it is. */
function Items({ items }: { items: readonly ChangeItem[] }) {
  return (
    <dl className="mt-1 grid gap-y-0.5 text-xs">
      {items.map(({ record, field, before, after }) => (
        <div
          key={`${record.id} ${field} ${before} ${after}`}
          className="wrap-anywhere flex min-w-0 flex-wrap gap-x-1.5"
        >
          <dt className="text-ink-faint first-letter:uppercase">{fieldWords([field]).join('')}</dt>
          <dd className="line-clamp-3 min-w-0">
            <Value field={field} value={before} />
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> became </span>
            <Value field={field} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

function Value({ field, value }: { field: string; value: string | null }) {
  const words = fieldValue(field, value, zone)
  return words ?? <span className="text-ink-faint italic">nothing</span>
}
