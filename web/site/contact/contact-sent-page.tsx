import { contactSent } from '#content/contact.ts'
import { page } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'

/** The answer to a plain form post. */
export function ContactSentPage() {
  return (
    <section className="container-page pt-16 pb-32 md:pt-24">
      <h1 className="font-bold text-4xl tracking-[-0.03em]">{contactSent.heading}</h1>
      <p className="mt-5 max-w-xl text-ink-soft text-lg">{contactSent.lead}</p>
      <div className="mt-9 flex flex-wrap gap-3">
        <ButtonLink href={page.home} size="lg">
          Back to Home
        </ButtonLink>
        <ButtonLink href={page.caseStudies} size="lg" variant="secondary">
          View Success Stories
        </ButtonLink>
      </div>
    </section>
  )
}
