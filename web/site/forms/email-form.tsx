import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { FactLine, FactList } from './receipt.tsx'
import { type EmailSending, takeFocus, useEmailForm } from './use-email-form.ts'

type EmailFormProps = EmailSending & {
  words: {
    /** What the form is for, for those who hear it. */
    heading: string
    emailLabel: string
    emailHelp?: string
    send: string
    sending: string
    sentText: string
    /** In place of `sentText` while the site can send no mail; a way to download stands below. */
    sentHeld: string
  }
  sentTitle: string
}

/** One address and a button, and the confirmation that takes their place (public-site.md §4, §5). */
export function EmailForm({ words, sentTitle, ...sending }: EmailFormProps) {
  const { field, error, ready, state, sentTo, submit } = useEmailForm(sending)
  if (state === 'sent' || state === 'held') {
    return (
      <div>
        <p ref={takeFocus} tabIndex={-1} className="font-bold text-2xl tracking-[-0.02em]">
          {sentTitle}
        </p>
        <FactList>
          <FactLine label={words.emailLabel}>{sentTo}</FactLine>
        </FactList>
        <p className="mt-4 max-w-prose text-ink-soft">
          {state === 'held' ? words.sentHeld : words.sentText}
        </p>
      </div>
    )
  }
  return (
    <form
      noValidate
      aria-label={words.heading}
      onSubmit={submit}
      className="needs-script flex flex-wrap items-start gap-3"
    >
      <Field
        label={words.emailLabel}
        hint={words.emailHelp}
        error={error}
        className="min-w-56 flex-1"
      >
        <Input {...field} type="email" name="email" inputMode="email" autoComplete="email" />
      </Field>
      <div className="pt-7 max-sm:w-full max-sm:pt-0">
        <Button
          type="submit"
          size="lg"
          disabled={!ready}
          busy={state === 'sending'}
          className="min-w-44 max-sm:w-full"
        >
          {state === 'sending' ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
