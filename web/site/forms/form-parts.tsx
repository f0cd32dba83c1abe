import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type FormStatusProps = {
  /** Whether trying again makes sense, after a form was not taken. */
  advice: string
  /** What a success brings with it, if the toast does not say it all. */
  note?: string | undefined
  className?: string | undefined
}

/** What is said of the form as a whole, aloud too. */
export function FormStatus({ advice, note, className }: FormStatusProps) {
  return (
    <>
      <p
        role="status"
        className={cx('danger-mark font-medium text-danger text-sm empty:hidden', className)}
      >
        {advice}
      </p>
      <p role="status" className={cx('text-ink-soft text-sm empty:hidden', className)}>
        {note}
      </p>
    </>
  )
}

type SubmitButtonProps = {
  label: string
  /** What it says while the form is sent. */
  busyLabel: string
  sending: boolean
  className?: string | undefined
}

/** Sends the form. While it is sent the button keeps its place and focus, and does nothing. */
export function SubmitButton({ label, busyLabel, sending, className }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" busy={sending} className={className}>
      {sending ? busyLabel : label}
    </Button>
  )
}

/** A field that people neither see nor reach; what fills it in is no person. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
