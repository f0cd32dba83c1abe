import type { Faq } from '#content/types/common.ts'
import { Accordion } from '#web/ui/accordion.tsx'

type FaqSectionProps = {
  /** Unique on the page: one answer is open at a time. */
  name: string
  heading: string
  faqs: readonly Faq[]
}

/** Questions and answers, on the deeper paper. */
export function FaqSection({ name, heading, faqs }: FaqSectionProps) {
  const items = faqs.map(({ question, answer }) => ({ title: question, body: answer }))
  return (
    <section className="bg-paper-deep">
      <div className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
        <h2 className="font-bold text-2xl tracking-[-0.02em] md:col-span-4">{heading}</h2>
        <Accordion name={name} items={items} className="md:col-span-8" />
      </div>
    </section>
  )
}
