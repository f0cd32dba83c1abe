import type { CopyLink, Faq } from '#content/types/common.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Link } from '#web/ui/link.tsx'

type FaqSectionProps = {
  /** Unique on the page: one answer is open at a time. */
  name: string
  heading: string
  faqs: readonly Faq[]
  /** A question that has a page of its own, under the heading. */
  more?: { question: string; link: CopyLink }
}

/** Questions and answers, on the deeper paper. */
export function FaqSection({ name, heading, faqs, more }: FaqSectionProps) {
  const items = faqs.map(({ question, answer }) => ({ title: question, body: answer }))
  return (
    <section className="bg-paper-deep">
      <div className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-4">
          <h2 className="font-bold text-2xl tracking-[-0.02em]">{heading}</h2>
          {more && (
            <p className="mt-4 text-ink-soft">
              {more.question}{' '}
              <Link href={more.link.href} className="inline-block py-1">
                {more.link.label}
              </Link>
            </p>
          )}
        </div>
        <Accordion name={name} items={items} className="md:col-span-8" />
      </div>
    </section>
  )
}
