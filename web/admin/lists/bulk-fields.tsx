import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Tag } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import type { BulkChange } from '#shared/bulk/schema.ts'
import { dayIn, dueOn } from '#shared/people/due.ts'
import { peopleLimits } from '#shared/people/schema.ts'
import { tagLimits } from '#shared/people/tags.ts'
import { Button } from '#web/ui/button.tsx'
import { Input, NativeSelect, unreadableField } from '#web/ui/field.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { useSession } from '../http/session.ts'
import { useColleagues } from '../records/colleagues.tsx'
import { tagsQuery } from '../records/tags.tsx'

/** Gives a tag, by typing its name, or takes one away. */
export function TagsField({ onChange }: { onChange: (change: BulkChange) => void }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const known = useQuery({ ...tagsQuery, enabled: open }).data ?? []
  const id = useId()
  const typed = name.trim()
  const send = (change: BulkChange) => {
    setOpen(false)
    setName('')
    onChange(change)
  }
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed) send({ addTags: [typed] })
  }
  const isKnown = known.some((tag) => tag.name.toLowerCase() === typed.toLowerCase())
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Tag"
      trigger={
        <Button variant="secondary" size="sm">
          <Tag size={15} />
          Tag
        </Button>
      }
    >
      <form onSubmit={add} className="grid gap-2 p-3">
        <Input
          aria-label="Name of the tag"
          placeholder="Type or choose a tag"
          list={id}
          autoComplete="off"
          maxLength={tagLimits.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          compact
        />
        <datalist id={id}>
          {known.map((tag) => (
            <option key={tag.id} value={tag.name} />
          ))}
        </datalist>
        <div className="flex gap-2">
          <Button type="submit" size="sm" disabled={!typed}>
            Add tag
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={!isKnown}
            onClick={() => send({ removeTags: [typed] })}
          >
            Remove tag
          </Button>
        </div>
      </form>
    </Popover>
  )
}

const dayLength = 24 * 60 * 60_000

type NextStepFieldProps = { onSet: (step: NonNullable<BulkChange['nextStep']>) => void }

/** Sets the same step for each person behind the records: by which day, at a time if that matters, and whose. */
export function NextStepField({ onSet }: NextStepFieldProps) {
  const [open, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const tomorrow = dayIn(undefined, Date.now() + dayLength)
  const [day, setDay] = useState(tomorrow)
  const [time, setTime] = useState('')
  const self = useSession()?.user.id ?? ''
  const [whose, setWhose] = useState(self)
  const colleagues = useColleagues(null)
  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unreadable = unreadableField(event.currentTarget)
    if (unreadable) return unreadable.reportValidity()
    if (!title.trim() || !day) return
    setOpen(false)
    // The next step is another one.
    setTitle('')
    setDay(tomorrow)
    setTime('')
    setWhose(self)
    onSet({ title: title.trim(), ...dueOn(day, time), assignedTo: whose || null })
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Next step for each"
      trigger={
        <Button variant="secondary" size="sm">
          <CalendarPlus size={15} />
          Next step
        </Button>
      }
    >
      <form onSubmit={set} className="grid gap-2 p-3">
        <Input
          aria-label="What is to be done"
          placeholder="What is to be done"
          maxLength={peopleLimits.task}
          required
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          compact
        />
        <div className="grid grid-cols-2 gap-2">
          <Input
            aria-label="Due"
            type="date"
            required
            value={day}
            onChange={({ target }) => setDay(target.value)}
            compact
          />
          <Input
            aria-label="Time, if it matters"
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            compact
          />
        </div>
        <NativeSelect
          aria-label="Whose"
          options={colleagues}
          value={whose}
          onChange={({ target }) => setWhose(target.value)}
          compact
        />
        <Button type="submit" size="sm" className="justify-self-start">
          Set next step
        </Button>
      </form>
    </Popover>
  )
}
