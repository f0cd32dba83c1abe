import { Root, Thumb } from 'radix-ui/switch'
import { type ReactNode, useId } from 'react'

type SwitchProps = {
  label: string
  /** What it does, in a sentence under the label. */
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** Something that is on or off, with its name before it. */
export function Switch({ label, hint, checked, onCheckedChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-ink text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-faint text-xs">
            {hint}
          </p>
        )}
      </div>
      <Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-10 shrink-0 cursor-pointer rounded-full bg-control transition-colors active:opacity-80 disabled:cursor-default disabled:opacity-55 data-[state=checked]:bg-ink"
      >
        <Thumb className="block size-5 translate-x-0.5 rounded-full bg-card shadow-low transition-transform data-[state=checked]:translate-x-4.5" />
      </Root>
    </div>
  )
}
