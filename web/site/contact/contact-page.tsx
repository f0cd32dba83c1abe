import { contact } from '#content/contact.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'

/** The contact page around its form: details beside it, questions below (public-site.md §2, /contact). */
export function ContactPage() {
  const faq = contact.faq.map(({ question, answer }) => ({ title: question, body: answer }))
  return (
    <>
      <section className="container-page pt-10 pb-20 md:pt-16 md:pb-28">
        <h1 className="max-w-4xl font-bold text-4xl tracking-[-0.03em]">{contact.heading}</h1>
        <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">{contact.lead}</p>
        <div className="mt-12 grid gap-x-8 gap-y-16 md:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <ContactForm />
          </div>
          <ContactDetails className="lg:col-span-4 lg:col-start-9" />
        </div>
      </section>
      <section className="bg-paper-deep">
        <div className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
          <h2 className="font-bold text-2xl tracking-[-0.02em] md:col-span-4">
            {contact.faqHeading}
          </h2>
          <Accordion name="contact-faq" items={faq} className="md:col-span-8" />
        </div>
      </section>
    </>
  )
}
