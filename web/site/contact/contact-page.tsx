import type { ReactNode } from 'react'
import { contactFaqs } from '#content/faqs.ts'
import { contactPage } from '#content/pages/contact.ts'
import { FaqSection } from '../sections/faq-section.tsx'
import { ContactDetails } from './contact-details.tsx'

/** The contact page around its form: details beside it, questions below (public-site.md §2, /contact). */
export function ContactPage({ form }: { form?: ReactNode }) {
  const { heading, introduction, faqHeading } = contactPage
  return (
    <>
      <section className="container-page pt-10 pb-20 md:pt-16 md:pb-28">
        <h1 className="max-w-4xl font-bold text-4xl tracking-[-0.03em]">{heading}</h1>
        <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">{introduction}</p>
        <div className="mt-12 grid gap-x-8 gap-y-16 md:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-7">{form}</div>
          <ContactDetails className="lg:col-span-4 lg:col-start-9" />
        </div>
      </section>
      <FaqSection name="contact-faq" heading={faqHeading} faqs={contactFaqs} />
    </>
  )
}
