import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Check, Minus, Tag as TagIcon } from 'lucide-react'
import { type RefObject, type SubmitEvent, useId, useState } from 'react'
import type { BulkChange } from '#shared/bulk/schema.ts'
import { dayIn, dueOn } from '#shared/people/due.ts'
import { peopleLimits } from '#shared/people/schema.ts'
import { type ListedTag, type Tag, tagLimits } from '#shared/people/tags.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Input, NativeSelect, unreadableField } from '#web/ui/field.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { useSession } from '../http/session.ts'
import { useColleagues } from '../records/colleagues.tsx'
import { tagDots, tagsQuery } from '../records/tags.tsx'

/** The bar that a field opens from, which its panel stands over. */
type InBar = { bar: RefObject<HTMLElement | null> }

type TagsFieldProps = InBar & {
  /** The tags of each record that is chosen; null where not all of them are read. */
  tagged: readonly (readonly Tag[])[] | null
  onChange: (change: BulkChange) => void
}

/**
 * Gives a tag or takes it away: of records that are read each tag says how many have it, and one press is
 * enough; of others it is named first.
 */
export function TagsField({ bar, tagged, onChange }: TagsFieldProps) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  // What was typed, which the choice among the tags is by; to choose one leaves the others where they are.
  const [sought, setSought] = useState('')
  const known = useQuery({ ...tagsQuery, enabled: open }).data ?? []
  const group = useId()
  const typed = name.trim()
  const type = (text: string) => {
    setName(text)
    setSought(text)
  }
  const send = (change: BulkChange) => {
    setOpen(false)
    type('')
    onChange(change)
  }
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed) send({ addTags: [typed] })
  }
  const is = (tag: ListedTag) => tag.name.toLowerCase() === typed.toLowerCase()
  const offered = known
    .filter((tag) => tag.name.toLowerCase().includes(sought.trim().toLowerCase()))
    .sort((one, other) => other.uses - one.uses)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Tag"
      over={bar}
      trigger={
        <Button variant="secondary" size="sm">
          <TagIcon size={15} />
          Tag
        </Button>
      }
    >
      <form onSubmit={add} className="flex flex-wrap gap-2 p-2.5 sm:p-3">
        {offered.length > 0 && (
          <fieldset className="mb-1 w-full">
            <legend className="sr-only">
              {tagged ? 'Tags of what is selected' : 'Tags to choose from'}
            </legend>
            <div className="-m-1 flex max-h-31 flex-wrap gap-1.5 overflow-y-auto p-1 sm:max-h-34">
              {offered.map((tag) =>
                tagged ? (
                  <TagToggle key={tag.id} tag={tag} had={hadBy(tagged, tag)} onChange={send} />
                ) : (
                  <TagChoice
                    key={tag.id}
                    tag={tag}
                    group={group}
                    checked={is(tag)}
                    onChoose={() => setName(tag.name)}
                  />
                ),
              )}
            </div>
          </fieldset>
        )}
        <Input
          aria-label="Name of the tag"
          placeholder={tagged ? 'A new tag' : 'Type or choose a tag'}
          autoComplete="off"
          maxLength={tagLimits.name}
          value={name}
          onChange={({ target }) => type(target.value)}
          compact
          className={tagged ? 'w-0 flex-1' : undefined}
        />
        <Button type="submit" variant="secondary" size="sm" disabled={!typed} className="h-9">
          Add tag
        </Button>
        {!tagged && (
          <Button
            variant="secondary"
            size="sm"
            disabled={!known.some(is)}
            onClick={() => send({ removeTags: [typed] })}
            className="h-9"
          >
            Remove tag
          </Button>
        )}
      </form>
    </Popover>
  )
}

const chip =
  'relative inline-flex h-8 min-w-0 max-w-full cursor-pointer items-center gap-2 rounded-full border px-3 text-xs ' +
  'transition-colors pointer-coarse:h-9'
const unchosenChip = 'border-paper-edge bg-card text-ink hover:border-ink-faint hover:bg-paper'

/** How many of the records have a tag. */
type Had = 'none' | 'some' | 'all'

function hadBy(tagged: readonly (readonly Tag[])[], { id }: ListedTag): Had {
  const count = tagged.filter((tags) => tags.some((tag) => tag.id === id)).length
  if (count === 0) return 'none'
  return count === tagged.length ? 'all' : 'some'
}

const pressedAs = { none: false, some: 'mixed', all: true } as const
const signOf = { none: null, some: Minus, all: Check }
const chipOf: Record<Had, string> = {
  none: unchosenChip,
  // Filled to its middle.
  some: 'border-ink-soft border-dashed bg-linear-to-r from-50% from-paper-edge to-50% to-card text-ink hover:border-ink forced-colors:bg-none',
  all: 'border-ink bg-ink text-paper hover:bg-ink-soft',
}

type TagToggleProps = { tag: ListedTag; had: Had; onChange: (change: BulkChange) => void }

/** One of the tags there are: gives it to those who lack it, or takes it from all who have it. */
function TagToggle({ tag, had, onChange }: TagToggleProps) {
  const Sign = signOf[had]
  return (
    <button
      type="button"
      title={tag.name}
      aria-pressed={pressedAs[had]}
      onClick={() => onChange(had === 'all' ? { removeTags: [tag.name] } : { addTags: [tag.name] })}
      className={cx(chip, chipOf[had])}
    >
      <TagName tag={tag} />
      {Sign && <Sign size={13} aria-hidden="true" className="-mr-0.5 shrink-0" />}
    </button>
  )
}

const TagName = ({ tag }: { tag: ListedTag }) => (
  <>
    <span className={cx('size-2 shrink-0 rounded-full', tagDots[tag.color])} />
    <span className="truncate">{tag.name}</span>
  </>
)

type TagChoiceProps = { tag: ListedTag; group: string; checked: boolean; onChoose: () => void }

/** One of the tags there are; among them the arrows go, and Enter adds it. */
const TagChoice = ({ tag, group, checked, onChoose }: TagChoiceProps) => (
  <label
    title={tag.name}
    className={cx(
      chip,
      unchosenChip,
      'has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1',
    )}
  >
    <input
      type="radio"
      name={group}
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
    <TagName tag={tag} />
  </label>
)

const dayLength = 24 * 60 * 60_000

type NextStepFieldProps = InBar & { onSet: (step: NonNullable<BulkChange['nextStep']>) => void }

/** Sets the same step for each person behind the records: by which day, at a time if that matters, and whose. */
export function NextStepField({ bar, onSet }: NextStepFieldProps) {
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
      over={bar}
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
