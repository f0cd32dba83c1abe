import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** What send-in-place.ts writes into: the line that says whether trying again makes sense, and the pattern of a field's error. */
export function FormMessages({ className }: { className?: string | undefined }) {
  return (
    <>
      <p
        role="status"
        data-advice=""
        className={cx('font-medium text-red text-sm empty:hidden', className)}
      />
      <template data-field-error="">
        <p className="font-medium text-red text-xs" />
      </template>
    </>
  )
}

/** Where send-in-place.ts says what a success brings with it, if the toast does not say it all. */
export function SentNote({ className }: { className?: string | undefined }) {
  return (
    <p
      role="status"
      data-sent-note=""
      className={cx('text-ink-soft text-sm empty:hidden', className)}
    />
  )
}

type SubmitButtonProps = { label: string; sending: string; className?: string | undefined }

/** Sends the form; `sending` is what it says meanwhile. */
export function SubmitButton({ label, sending, className }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" data-idle={label} data-sending={sending} className={className}>
      {label}
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
