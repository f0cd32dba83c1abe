import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { FormMessages } from './form-parts.tsx'

type EmailFormProps = {
  /** What the form is for, for those who hear it. */
  name: string
  label: string
  hint?: string | undefined
  send: string
  sending: string
  sentTitle: string
  sentText: string
  /** In place of `sentText` while the site can send no mail; a way to download stands below. */
  sentHeld: string
}

/**
 * One address and a button, and the confirmation that takes their place. email-in-place.ts sends
 * it; the button waits for an address (public-site.md §5).
 */
export function EmailForm(props: EmailFormProps) {
  const { name, label, hint, send, sending, sentTitle, sentText, sentHeld } = props
  return (
    <div data-email-form="">
      <form noValidate aria-label={name} className="needs-script grid gap-4">
        <div className="flex flex-wrap items-start gap-3">
          <Field label={label} hint={hint} className="min-w-56 flex-1">
            <Input type="email" name="email" inputMode="email" autoComplete="email" />
          </Field>
          <div className="pt-7 max-sm:w-full max-sm:pt-0">
            <Button
              type="submit"
              size="lg"
              disabled
              data-idle={send}
              data-sending={sending}
              className="min-w-44 max-sm:w-full"
            >
              {send}
            </Button>
          </div>
        </div>
        <FormMessages />
      </form>
      <div data-sent="" hidden>
        <p tabIndex={-1} className="font-bold text-2xl tracking-[-0.02em]">
          {sentTitle}
        </p>
        <p data-mail="soon" className="mt-2 max-w-prose text-ink-soft">
          {sentText}
        </p>
        <p data-mail="held" hidden className="mt-2 max-w-prose text-ink-soft">
          {sentHeld}
        </p>
      </div>
    </div>
  )
}
