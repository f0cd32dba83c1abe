import { useQuery } from '@tanstack/react-query'
import { Check, Pencil, Plus } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { dayIn, dueOn } from '#shared/people/due.ts'
import { peopleLimits, type Task } from '#shared/people/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Input, NativeSelect, unreadableField } from '#web/ui/field.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useSession } from '../http/session.ts'
import { namedKey } from '../records/act-keys.ts'
import { useColleagueName, useColleagues } from '../records/colleagues.tsx'
import { DueLabel, NoNextStep } from './due-label.tsx'
import { tasksQuery, useChangeTask, useCreateTask } from './person-calls.ts'
import type { PersonRow } from './person-list.ts'

type NextStepsProps = {
  person: Pick<PersonRow, 'id' | 'nextStep'>
  /** Where nothing is planned, one field is enough until somebody turns to it. */
  quiet?: boolean
}

/** What is to be done next and after that, done in one press; or the field that sets it. */
export function NextSteps({ person, quiet = false }: NextStepsProps) {
  const { nextStep } = person
  const { data = nextStep ? [nextStep] : [] } = useQuery(tasksQuery(person.id))
  const tasks = data.toSorted(
    (a, b) => Number(b.id === nextStep?.id) - Number(a.id === nextStep?.id),
  )
  const [adding, setAdding] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  const empty = tasks.length === 0
  const addButton = useRef<HTMLButtonElement>(null)
  const create = useCreateTask(person.id)
  const change = useChangeTask()
  return (
    <section
      aria-label="Next step"
      className={
        empty
          ? 'flex flex-wrap items-center gap-x-4'
          : 'rounded-md border border-paper-edge bg-card px-3 py-2'
      }
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="font-semibold text-sm">{empty ? <NoNextStep /> : 'Next step'}</h2>
        {!empty && (
          <Button
            ref={addButton}
            variant="quiet"
            size="sm"
            aria-expanded={adding}
            onClick={() => setAdding((now) => !now)}
            {...(!adding && namedKey('N'))}
          >
            <Plus size={15} />
            Add a step
          </Button>
        )}
      </div>
      {!empty && (
        <ul>
          {tasks.map((task) =>
            task.id === changed ? (
              <li key={task.id} className="border-paper-edge border-t py-2">
                <StepForm
                  task={task}
                  busy={change.isPending}
                  onSet={async (wanted) => {
                    await change.mutateAsync({ task, change: wanted })
                    setChanged(null)
                  }}
                  onCancel={() => setChanged(null)}
                />
              </li>
            ) : (
              <Step key={task.id} task={task} onEdit={() => setChanged(task.id)} />
            ),
          )}
        </ul>
      )}
      {(empty || adding) && (
        <div
          className={cx(
            empty ? 'flex-1 in-data-beside:min-w-full' : 'pb-1',
            empty && (quiet ? 'max-sm:min-w-full' : 'max-lg:min-w-full'),
          )}
        >
          <StepForm
            focusOn={empty ? undefined : 'title'}
            shortcut="N"
            quiet={quiet && empty}
            busy={create.isPending}
            onSet={async (wanted) => {
              await create.mutateAsync(wanted)
              setAdding(false)
            }}
            onCancel={
              empty
                ? undefined
                : () => {
                    setAdding(false)
                    addButton.current?.focus()
                  }
            }
          />
        </div>
      )}
    </section>
  )
}

function Step({ task, onEdit }: { task: Task; onEdit: () => void }) {
  const change = useChangeTask()
  const whose = useColleagueName(task.assignedTo)
  return (
    <li className="flex items-center gap-3 border-paper-edge border-t py-1.5">
      <Tooltip content="Done">
        <button
          type="button"
          aria-label={`Done: ${task.title}`}
          aria-disabled={change.isPending}
          onClick={() => change.isPending || change.mutate({ task, change: { done: true } })}
          className="group grid size-6 shrink-0 cursor-pointer place-items-center rounded-full border border-control text-transparent hover:border-green hover:bg-green-tint hover:text-green active:scale-95 pointer-coarse:size-8"
        >
          <Check size={14} strokeWidth={2.5} />
        </button>
      </Tooltip>
      <p className="wrap-anywhere min-w-0 flex-1 text-sm">
        <span className="font-medium">{task.title}</span>
        <span className="block text-ink-faint text-xs">
          <DueLabel dueAt={task.dueAt} /> · {whose ?? 'Nobody'}
        </span>
      </p>
      <Button variant="quiet" size="icon" aria-label={`Change: ${task.title}`} onClick={onEdit}>
        <Pencil size={15} />
      </Button>
    </li>
  )
}

type Wanted = { title: string; dueAt: string; timeZone: string | null; assignedTo: string | null }

type StepFormProps = {
  task?: Task
  /** The field that has the focus when the form opens. */
  focusOn?: 'title' | 'day' | 'whose' | undefined
  /** The key that leads to what is to be done. */
  shortcut?: 'N'
  /** Shows what is to be done alone, until it has the focus or a word. */
  quiet?: boolean
  busy: boolean
  onSet: (wanted: Wanted) => Promise<void>
  onCancel?: (() => void) | undefined
}

const dayLength = 24 * 60 * 60_000
const two = (value: number) => String(value).padStart(2, '0')

/** What an instant's clock says here, as a time field holds it. */
const clockOf = (dueAt: string) => {
  const at = new Date(dueAt)
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** When a task is due that is put off to another day, at the same time if it has one. */
export const movedTo = ({ dueAt }: Task, day: string) =>
  dueOn(day, dueAt.includes('T') ? clockOf(dueAt) : '')

/** What is to be done, by which day, at which time if that matters, and by whom. */
export function StepForm(props: StepFormProps) {
  const { task, focusOn, shortcut, quiet = false, busy, onSet, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focusOn) form.current?.querySelector<HTMLElement>(`[name=${focusOn}]`)?.focus()
  }, [focusOn])
  const self = useSession()?.user.id ?? ''
  const timed = task?.dueAt.includes('T')
  const [title, setTitle] = useState(task?.title ?? '')
  const [day, setDay] = useState(
    task
      ? timed
        ? dayIn(undefined, Date.parse(task.dueAt))
        : task.dueAt
      : dayIn(undefined, Date.now() + dayLength),
  )
  const [time, setTime] = useState(task && timed ? clockOf(task.dueAt) : '')
  const [whose, setWhose] = useState(task ? (task.assignedTo ?? '') : self)
  const colleagues = useColleagues(task?.assignedTo ?? null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unreadable = unreadableField(event.currentTarget)
    if (unreadable) return unreadable.reportValidity()
    if (!title.trim() || !day || busy) return
    onSet({
      title,
      ...dueOn(day, time),
      assignedTo: whose || null,
    }).then(
      () => setTitle(''),
      // The toast has said why; what was typed stays.
      () => {},
    )
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel?.()}
      className={cx('step-form', quiet && 'quiet-step')}
      aria-label={task ? `Change ${task.title}` : 'Set the next step'}
    >
      <Input
        name="title"
        aria-label="What happens next"
        placeholder="What happens next?"
        required
        maxLength={peopleLimits.task}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        compact
        {...(shortcut && namedKey(shortcut))}
      />
      <Input
        type="date"
        name="day"
        aria-label="Due day"
        required
        value={day}
        onChange={({ target }) => setDay(target.value)}
        compact
      />
      <Input
        type="time"
        aria-label="Time, if it matters"
        value={time}
        onChange={({ target }) => setTime(target.value)}
        compact
      />
      <NativeSelect
        name="whose"
        aria-label="Whose"
        options={colleagues}
        value={whose}
        onChange={({ target }) => setWhose(target.value)}
        compact
      />
      <span className="flex items-center gap-1">
        <Button
          type="submit"
          variant={title.trim() ? 'primary' : 'secondary'}
          size="sm"
          busy={busy}
          className="h-9 in-data-beside:flex-1 max-sm:flex-1"
        >
          {task ? 'Save' : 'Set'}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="sm" className="h-9" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </span>
    </form>
  )
}
