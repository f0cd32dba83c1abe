import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Toaster } from '#web/ui/toast.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useContactForm } from './use-contact-form.ts'

/**
 * The contact form (public-site.md §2, §5, §8). Island: without script it is a plain form post;
 * with it, it sends in place and never loses what was typed.
 */
export function ContactForm() {
  const { form, errors, advice, sending, submit, input } = useContactForm()
  return (
    <>
      <form
        ref={form}
        method="post"
        action={api.leads}
        aria-label="Contact"
        onSubmit={submit}
        onInput={input}
        // The island's loader has switched the browser's own messages off before React comes.
        suppressHydrationWarning
        className="relative grid gap-5 sm:grid-cols-2"
      >
        <ContactFields errors={errors} />
        <p role="status" className="col-span-full font-medium text-red text-sm empty:hidden">
          {advice}
        </p>
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="lg" busy={sending} className="min-w-44 max-sm:w-full">
            {sending ? 'Sending...' : 'Send Message'}
          </Button>
          <p className="text-ink-faint text-sm">Fields marked * are required.</p>
        </div>
      </form>
      <Toaster />
    </>
  )
}
