import { page } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { ContactFields } from './contact-fields.tsx'

/**
 * The contact form (public-site.md §2, §5). As it stands it is a plain form post; send-in-place.ts
 * lets it send without leaving the page.
 */
export function ContactForm() {
  return (
    <form
      method="post"
      action={page.contact}
      aria-label="Contact"
      data-contact-form=""
      className="relative grid gap-5 sm:grid-cols-2"
    >
      <ContactFields />
      <p
        role="status"
        data-advice=""
        className="col-span-full font-medium text-red text-sm empty:hidden"
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          size="lg"
          data-idle="Send Message"
          data-sending="Sending..."
          className="min-w-44 max-sm:w-full"
        >
          Send Message
        </Button>
        <p className="text-ink-faint text-sm">Fields marked * are required.</p>
      </div>
      <template data-field-error="">
        <p className="font-medium text-red text-xs" />
      </template>
    </form>
  )
}
