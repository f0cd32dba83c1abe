import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Receipt } from './receipt.tsx'
import { type EmailSending, useEmailForm } from './use-email-form.ts'

type EmailFormProps = EmailSending & {
  words: {
    /** What the form is for, for those who hear it. */
    heading: string
    emailLabel: string
    emailHelp?: string
    send: string
    sending: string
    sentText: string
    /** In place of `sentText` while the site can send no mail; it leads over to the download. */
    sentHeld: string
  }
  sentTitle: string
  /** Of the form; its receipt has a ground and an edge of its own. */
  className?: string
  /** The way to have it at once, below the form and in its receipt. */
  children: ReactNode
}

/** One address and a button, and the confirmation that takes their place (public-site.md §4, §5). */
export function EmailForm(props: EmailFormProps) {
  const { words, sentTitle, className, children, ...sending } = props
  const { field, error, ready, state, sentTo, submit } = useEmailForm(sending)
  if (state === 'sent' || state === 'held') {
    return (
      <Receipt title={sentTitle} facts={[{ label: words.emailLabel, text: sentTo }]}>
        <p className="mt-5 max-w-prose">{state === 'held' ? words.sentHeld : words.sentText}</p>
        {children}
      </Receipt>
    )
  }
  return (
    <div className={className}>
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
        <Button
          type="submit"
          size="lg"
          disabled={!ready}
          busy={state === 'sending'}
          className="mt-7 min-w-44 max-sm:mt-0 max-sm:w-full"
        >
          {state === 'sending' ? words.sending : words.send}
        </Button>
      </form>
      {children}
    </div>
  )
}
