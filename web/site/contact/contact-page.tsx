import type { ReactNode } from 'react'
import { contactFaqs } from '#content/faqs.ts'
import { contactPage } from '#content/pages/contact.ts'
import '#web/ui/cloth.css'
import { ClothOnLoom } from '../illustrations/cloth-on-loom.tsx'
import { FaqSection } from '../sections/faq-section.tsx'
import { Selvedge } from '../sections/selvedge.tsx'
import { ContactDetails } from './contact-details.tsx'

/** The contact page around its form: details beside it, questions below (public-site.md §2, /contact). */
export function ContactPage({ form }: { form?: ReactNode }) {
  const { heading, introduction, faqHeading } = contactPage
  return (
    <>
      <section className="relative overflow-hidden lg:border-paper-edge lg:border-b">
        <div className="container-page pt-10 pb-10 md:pt-16 lg:py-20">
          <h1 className="font-bold text-4xl tracking-[-0.02em] lg:w-[62%]">{heading}</h1>
          <p className="mt-6 max-w-2xl text-ink-soft text-lg leading-snug sm:text-xl lg:w-[54%]">
            {introduction}
          </p>
        </div>
        <Selvedge id="selvedge" className="lg:hidden" />
        {/* From the column of the details to the edge of the window. */}
        <div className="pointer-events-none absolute inset-0 max-lg:hidden">
          <div className="container-page grid h-full grid-cols-12 gap-x-8">
            <div className="col-start-9 w-screen *:overflow-visible *:[clip-path:inset(0_0_0_-2rem)]">
              <ClothOnLoom trade="customer-service-ai" />
            </div>
          </div>
        </div>
      </section>
      <section className="container-page grid gap-x-8 gap-y-16 pt-12 pb-20 md:pt-16 md:pb-28 lg:grid-cols-12">
        <div className="lg:col-span-7">{form}</div>
        <ContactDetails className="lg:col-span-4 lg:col-start-9" />
      </section>
      <FaqSection name="contact-faq" heading={faqHeading} faqs={contactFaqs} />
    </>
  )
}
