import { page } from '#shared/routes.ts'
import { FormMessages, Honeypot, SentNote, SubmitButton } from '../forms/form-parts.tsx'
import { ContactFields } from './contact-fields.tsx'

/** Names the form for what stands outside of it. */
export const contactFormId = 'contact-form'

/**
 * The contact form (public-site.md §2, §5). As it stands it is a plain form post; send-in-place.ts
 * lets it send without leaving the page.
 */
export function ContactForm() {
  return (
    <form
      id={contactFormId}
      method="post"
      action={page.contact}
      aria-label="Contact"
      data-contact-form=""
      className="relative grid gap-5 sm:grid-cols-2"
    >
      <ContactFields />
      <Honeypot />
      <FormMessages className="col-span-full" />
      <SentNote className="col-span-full" />
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton
          label="Send Message"
          sending="Sending..."
          className="min-w-44 max-sm:w-full"
        />
        <p className="text-ink-faint text-sm">Fields marked * are required.</p>
      </div>
    </form>
  )
}
