import { newsletterCopy, newsletterReceipt } from '#content/resources/page.ts'
import { emailProblem, malformedEmailMessage } from '#shared/email-rule.ts'
import {
  newsletterInputToast,
  newsletterRequest,
  newsletterToast,
  subscriptionNote,
} from '#shared/newsletter/toasts.ts'
import { api, page } from '#shared/routes.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FormStatus, SubmitButton } from '../forms/form-parts.tsx'
import { postForm } from '../forms/post-json.ts'
import { Receipt } from '../forms/receipt.tsx'
import type { Refusal } from '../forms/refusal.ts'
import { type RefusedForm, type Sent, useForm } from '../forms/use-form.ts'

const empty = { email: '' }

type NewsletterFormProps = {
  /** On the page that answers a form which could not be taken: what was typed, and what is wrong. */
  refused?: Pick<RefusedForm<typeof empty>, 'values' | 'fields'>
}

/** The newsletter signup (public-site.md §5); without script it is a plain form post. */
export function NewsletterForm({ refused }: NewsletterFormProps) {
  const { emailLabel, placeholder, button, busy, note: promise } = newsletterCopy
  const { formProps, control, errors, advice, note, sending, arrived, again } = useForm({
    empty,
    draftKey: 'newsletter-draft',
    refused,
    send: ({ email }) => subscribe(email),
  })
  return (
    <>
      {arrived && (
        <Receipt
          {...newsletterReceipt}
          text={promise}
          facts={[{ label: emailLabel, text: arrived.email.trim() }]}
          note={note}
          onAgain={again}
        />
      )}
      <form
        {...formProps}
        hidden={arrived !== null}
        action={page.resources}
        aria-label="Newsletter"
      >
        <div className="flex flex-wrap gap-3">
          <Field label={emailLabel} required error={errors.email} className="grow basis-64">
            <Input
              {...control('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder={placeholder}
              required
            />
          </Field>
          <SubmitButton
            label={button}
            busyLabel={busy}
            sending={sending}
            className="mt-7 min-w-38 max-sm:mt-0 max-sm:w-full"
          />
        </div>
        <FormStatus advice={advice} note={note} className="mt-3" />
        <p className="mt-4 text-ink-soft text-sm">{promise}</p>
      </form>
    </>
  )
}

/** Subscribes an address; the toasts are those of public-site.md §5 and §8, word for word. */
async function subscribe(typed: string): Promise<Sent | Refusal> {
  const problem = emailProblem(typed)
  if (problem) {
    const words = newsletterInputToast(problem)
    if (words) toast(words)
    return { fields: { email: words?.description ?? malformedEmailMessage }, advice: '' }
  }
  const answer = await postForm(api.subscribe, newsletterRequest(typed))
  toast(newsletterToast(answer))
  if (answer === 'unreachable' || !answer.ok) return { fields: {}, advice: '' }
  return { note: subscriptionNote(await answer.json().catch(() => null)) }
}
