import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentProps,
  createContext,
  type InputEvent,
  type InputEventHandler,
  type ReactNode,
  use,
  useId,
} from 'react'
import { cx } from './cx.ts'

type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldWiring | null>(null)

/** The id and aria attributes that tie a control to the {@link Field} around it; none outside of one. */
function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}

type FieldProps = {
  label: string
  /** A sentence under the control, always there. */
  hint?: ReactNode
  /** What is wrong with what was typed; marks the control as invalid. */
  error?: string | undefined
  /** The id of what else describes the control, outside of the field. */
  describedBy?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * An asterisk that is seen and not read: `aria-required` says it to those who listen. It waits for
 * the words that it stands behind, where a page is painted before they have come.
 */
const requiredMark = "empty:invisible after:ml-0.5 after:text-thread after:content-['*'/'']"

/** Label, control, hint and error as one: wires whatever control of this folder stands inside it. */
export function Field(props: FieldProps) {
  const { label, hint, error, describedBy, required, className, children } = props
  const id = useId()
  const described = [describedBy, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const wiring: FieldWiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={cx('font-medium text-ink text-sm', required && requiredMark)}>
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-faint text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="danger-mark font-medium text-danger text-xs">
          {error}
        </p>
      )}
    </div>
  )
}

/** Lowers a button that stands beside a {@link Field} to its control, under the label. */
export const besideField = 'mt-[calc(1lh+0.375rem)]'

/** The look that every control for typing or choosing shares. */
const controlClass =
  'w-full min-w-0 rounded-md border border-control bg-card px-3 text-ink text-sm ' +
  'placeholder:text-ink-faint transition-colors hover:border-ink-soft ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-tint/30 disabled:bg-paper-deep disabled:text-ink-faint'

/** The heights of a control: in a form, and `compact` in a bar over a list. */
const controlHeight = (compact: boolean | undefined) => (compact ? 'h-9' : 'h-10')

type TypedIn = HTMLInputElement | HTMLTextAreaElement
type Hearing<Control extends TypedIn> = {
  onChange?: ChangeEventHandler<Control> | undefined
  onInput?: InputEventHandler<Control> | undefined
}

/** The input event of a control, whose target is the control itself, as a change of it. */
const asChange = <Control extends TypedIn>(event: InputEvent<Control>) =>
  event as unknown as ChangeEvent<Control>

/**
 * Has `onChange` called at every input event. React's own leaves those out whose value it believes to
 * know: what a script of the page wrote into the field, as Chrome on iOS and password managers do.
 */
function hearingEveryHand<Control extends TypedIn, Props extends Hearing<Control>>(
  props: Props & Hearing<Control>,
): Props {
  const { onChange, onInput } = props
  if (!onChange) return props
  const hear = (event: InputEvent<Control>) => {
    onInput?.(event)
    onChange(asChange(event))
  }
  // React asks for the one wherever it is given a value.
  return { ...props, onInput: hear, onChange: () => {} }
}

type InputProps = ComponentProps<'input'> & { compact?: boolean | undefined }

export function Input({ compact, className, ...rest }: InputProps) {
  return (
    <input
      {...useFieldWiring()}
      {...hearingEveryHand(rest)}
      className={cx(controlClass, controlHeight(compact), className)}
    />
  )
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      rows={rows}
      {...hearingEveryHand(rest)}
      className={cx(controlClass, 'resize-y py-2 leading-normal', className)}
    />
  )
}

export type Choice<Value extends string = string> = { value: Value; label: string }

/** The words of a vocabulary, to be chosen by what they are called. */
export const choicesOf = <Word extends string>(
  words: readonly Word[],
  labels: Record<Word, string>,
): Choice<Word>[] => words.map((value) => ({ value, label: labels[value] }))

type NativeSelectProps = ComponentProps<'select'> & {
  options: readonly Choice[]
  /** The first, empty choice. */
  placeholder?: string | undefined
  compact?: boolean | undefined
}

/** The browser's own select: works before any script runs, and well on phones. */
export function NativeSelect(props: NativeSelectProps) {
  const { options, placeholder, compact, className, ...rest } = props
  return (
    <span className={cx('relative block', className)}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={cx(
          controlClass,
          controlHeight(compact),
          'cursor-pointer appearance-none',
          compact ? 'pr-8' : 'pr-9',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className={cx(
          'pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 fill-none stroke-[1.5] stroke-ink-soft',
          compact ? 'right-2.5' : 'right-3',
        )}
      >
        <path d="m4 6 4 4 4-4" />
      </svg>
    </span>
  )
}

/**
 * A field of which the browser can read only a part, such as a date without its year: it says ''
 * and would be taken for empty. Null when there is none. `reportValidity()` of it says what is wrong.
 */
export function unreadableField(form: HTMLFormElement): HTMLInputElement | null {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.validity.badInput) return field
  }
  return null
}
