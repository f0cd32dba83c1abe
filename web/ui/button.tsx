import type { ComponentProps, MouseEvent } from 'react'
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'quietDestructive'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

const base =
  'inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap ' +
  'rounded-md font-medium pressable ' +
  'disabled:pointer-events-none'

/** What can't be pressed, yet or for now, is an outline, never a pale copy of the loudest thing on the page. */
const off = 'off:cursor-default off:border-paper-edge off:bg-transparent off:text-ink-faint'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border border-transparent bg-thread text-on-thread hover:bg-thread-deep active:bg-ink active:text-paper',
  secondary:
    'border border-paper-edge bg-card text-ink hover:border-ink-faint hover:bg-paper active:bg-paper-deep',
  quiet:
    'text-ink-soft hover:bg-paper-deep hover:text-ink active:bg-paper-edge data-[state=open]:bg-paper-deep',
  quietDestructive:
    'danger-mark text-danger hover:bg-danger-tint active:bg-danger-fill active:text-on-danger',
  destructive:
    'border border-transparent danger-mark bg-danger-fill text-on-danger hover:bg-ink hover:text-paper active:bg-ink',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-xs',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
  icon: 'size-8',
}

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

/** The classes of a button, for an element that is none: a link that leads to what can be done next. */
export function buttonClass({ variant = 'primary', size = 'md' }: Look = {}): string {
  return cx(base, off, variants[variant], sizes[size])
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean | undefined }

/**
 * A button, of type `button` unless told otherwise. While `busy` it keeps its focus and does
 * nothing: neither a click nor Enter in its form sends a second time.
 */
export function Button({ variant, size, busy, className, onClick, ...rest }: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={busy ? ignore : onClick}
      className={cx(buttonClass({ variant, size }), className)}
    />
  )
}
