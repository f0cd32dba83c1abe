import { CalendarClock, Check, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { dayAfter, dayIn, nextMonday } from '#shared/people/due.ts'
import type { Task } from '#shared/people/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { DueLabel } from '../people/due-label.tsx'
import { movedTo, StepForm } from '../people/next-steps.tsx'
import { useChangeTask } from '../people/person-calls.ts'
import { useColleagueName } from '../records/colleagues.tsx'
import { Act, Entry } from './entry.tsx'

/** A task: done, put off, given to somebody. */
export function TaskEntry({ task, withOwner }: { task: Task; withOwner: boolean }) {
  const { title, person } = task
  const { mutate, mutateAsync, isPending } = useChangeTask()
  const whose = useColleagueName(task.assignedTo)
  const [open, setOpen] = useState<'day' | 'whose' | null>(null)
  const today = dayIn(undefined, Date.now())
  const move = (day: string, toastTitle: string) =>
    !isPending && mutate({ task, change: movedTo(task, day), toastTitle })
  const toggle = (part: 'day' | 'whose') => setOpen((now) => (now === part ? null : part))
  return (
    <Entry
      lead={
        <Tooltip content="Done (D)">
          <button
            type="button"
            aria-label={`Done: ${title}`}
            aria-keyshortcuts="D"
            aria-disabled={isPending}
            data-key="d"
            onClick={() => isPending || mutate({ task, change: { done: true } })}
            className="relative grid size-6 cursor-pointer place-items-center rounded-full border border-control text-transparent hover:border-green hover:bg-green-tint hover:text-green active:scale-95 pointer-coarse:size-8 pointer-coarse:after:absolute pointer-coarse:after:-inset-1"
          >
            <Check size={14} strokeWidth={2.5} />
          </button>
        </Tooltip>
      }
      name={title}
      to={adminPage.person(task.personId)}
      detail={
        <>
          <DueLabel dueAt={task.dueAt} /> · {person}
          {withOwner && ` · ${task.assignedTo ? whose : 'Nobody'}`}
        </>
      }
      actions={
        <>
          <Act
            label={`Move to tomorrow: ${title}`}
            word="Tomorrow"
            shortcut="T"
            onClick={() => move(dayAfter(today, 1), 'Moved to tomorrow')}
          />
          <Act
            label={`Move to next week: ${title}`}
            word="Next week"
            shortcut="W"
            onClick={() => move(nextMonday(today), 'Moved to next Monday')}
          />
          <Act
            label={`Pick a day: ${title}`}
            Icon={CalendarClock}
            shortcut="P"
            expanded={open === 'day'}
            onClick={() => toggle('day')}
          />
          <Act
            label={`Reassign: ${title}`}
            Icon={UserRoundPen}
            shortcut="R"
            expanded={open === 'whose'}
            onClick={() => toggle('whose')}
          />
        </>
      }
    >
      {open && (
        <StepForm
          key={open}
          task={task}
          focusOn={open}
          busy={isPending}
          onSet={async (wanted) => {
            await mutateAsync({ task, change: wanted, toastTitle: 'Step changed' })
            setOpen(null)
          }}
          onCancel={() => setOpen(null)}
        />
      )}
    </Entry>
  )
}
