import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Choice } from '#web/ui/field.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

type ChoiceMenuProps<Value extends string> = {
  /** What is chosen: "Status". */
  label: string
  options: readonly Choice<Value>[]
  value: Value
  /** How the value stands there, where it is more than its word. */
  children?: ReactNode
  /** It stands among the names of steps, as the one that something is at. */
  inSteps?: boolean
  /** Until what it promises is settled, the chosen word stands there. */
  onChoose: (value: Value) => unknown
}

/**
 * A fact that is changed where it stands. A menu and no select: by the keyboard, too, it writes what was
 * chosen and not what was passed on the way there.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, options, value, children, inSteps, onChoose } = props
  const [chosen, setChosen] = useState<Value | null>(null)
  const wordOf = (value: Value) => options.find((option) => option.value === value)?.label
  const word = wordOf(chosen ?? value)
  const choose = (next: Value) => {
    if (next === value) return
    setChosen(next)
    const done = () => setChosen((now) => (now === next ? null : now))
    void Promise.resolve(onChoose(next)).then(done, done)
  }
  return (
    <Menu
      align={inSteps ? 'center' : 'start'}
      trigger={
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${label}: ${word}`}
          className={
            inSteps
              ? 'relative -mx-4 -my-2 px-1 font-semibold'
              : '-my-1.5 -ml-3 gap-1.5 font-normal'
          }
        >
          <span className={cx('text-ink', inSteps ? 'text-2xs' : 'text-sm')}>
            {chosen === null ? (children ?? word) : word}
          </span>
          {/* Of a step the word stands under its thread, and not the word with its sign. */}
          <ChevronDown
            size={14}
            aria-hidden="true"
            className={cx('text-ink-faint', inSteps && 'absolute left-full -ml-0.5')}
          />
        </Button>
      }
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          aria-current={option.value === value || undefined}
          onSelect={() => choose(option.value)}
        >
          <Check size={15} className={option.value === value ? undefined : 'invisible'} />
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
