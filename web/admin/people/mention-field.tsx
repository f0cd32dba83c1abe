import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { mentionBegun, type Nameable, namedLike } from '#shared/people/mentions.ts'
import { cx } from '#web/ui/cx.ts'
import { Textarea } from '#web/ui/field.tsx'

/** So many colleagues are offered at once. */
const offeredAtMost = 6

type MentionFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string
  onText: (text: string) => void
  /** Who can be named. */
  team: readonly Nameable[]
}

/**
 * A text in which `@` offers colleagues (relationship.md §2): the arrow keys choose, Enter or Tab
 * takes, Esc puts the offer away.
 */
export function MentionField({ value, onText, team, onKeyDown, ...rest }: MentionFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const offer = useOffer(value, team, field)
  const { offered, active, begun } = offer

  const take = ({ name }: Nameable) => {
    if (!begun) return
    const end = begun.at + 1 + begun.words.length
    const before = `${value.slice(0, begun.at)}@${name} `
    onText(before + value.slice(end).replace(/^ /, ''))
    offer.close()
    // Only then does the field hold it, and a place behind it.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }

  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = offered[active]
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (chosen && plain && offer.onKey(event.key, () => take(chosen))) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onKeyDown?.(event)
  }

  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={offered.length > 0 ? id : undefined}
        aria-activedescendant={offered.length > 0 ? `${id}-${active}` : undefined}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          onText(event.target.value)
          offer.look(event.target)
        }}
        onSelect={({ currentTarget }) => offer.look(currentTarget)}
        onBlur={offer.close}
        onKeyDown={onKey}
      />
      <p role="status" className="sr-only">
        {offered.length > 0 &&
          `${offered.length === 1 ? '1 colleague' : `${offered.length} colleagues`} to name. Up and down choose, Enter takes.`}
      </p>
      {offered.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label="Colleagues"
          className="absolute z-40 mt-1 min-w-44 animate-fade-in rounded-md border border-paper-edge bg-card p-1 text-sm shadow-mid"
        >
          {offered.map((colleague, index) => (
            <div
              key={colleague.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                take(colleague)
              }}
              className={cx(
                'flex min-h-8 cursor-pointer items-center truncate rounded-sm px-2',
                index === active && 'bg-paper-deep',
              )}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** Who is offered at the caret, and which of them is chosen. */
function useOffer(
  value: string,
  team: readonly Nameable[],
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const begun = caret === null ? null : mentionBegun(value, caret)
  const offered = begun ? namedLike(begun.words, team).slice(0, offeredAtMost) : []
  const at = Math.min(active, Math.max(0, offered.length - 1))
  const close = () => setCaret(null)
  return {
    begun,
    offered,
    active: at,
    close,
    /** Looks where the caret stands; a selection names nobody. */
    look: ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
      if (field.current !== document.activeElement || selectionStart !== selectionEnd) {
        return close()
      }
      if (selectionStart === caret) return
      setActive(0)
      setCaret(selectionStart)
    },
    /** Whether the key was one for the offer. */
    onKey: (key: string, take: () => void): boolean => {
      if (key === 'ArrowDown') setActive((at + 1) % offered.length)
      else if (key === 'ArrowUp') setActive((at + offered.length - 1) % offered.length)
      else if (key === 'Enter' || key === 'Tab') take()
      else if (key === 'Escape') close()
      else return false
      return true
    },
  }
}
