import { newsletterCopy } from '#content/resources/page.ts'
import { page } from '#shared/routes.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { FormMessages, SentNote, SubmitButton } from '../forms/form-parts.tsx'

/**
 * The newsletter signup (public-site.md §5). As it stands it is a plain form post; start.ts lets it
 * subscribe without leaving the page.
 */
export function NewsletterForm() {
  const { emailLabel, placeholder, button, busy, note } = newsletterCopy
  return (
    <form method="post" action={page.resources} aria-label="Newsletter" data-newsletter-form="">
      <div className="flex flex-wrap gap-3">
        <Field label={emailLabel} required className="grow basis-64">
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={placeholder}
            required
          />
        </Field>
        <SubmitButton
          label={button}
          sending={busy}
          className="mt-7 min-w-38 max-sm:mt-0 max-sm:w-full"
        />
      </div>
      <FormMessages className="mt-3" />
      <SentNote className="mt-3" />
      <p className="mt-4 text-ink-soft text-sm">{note}</p>
    </form>
  )
}
