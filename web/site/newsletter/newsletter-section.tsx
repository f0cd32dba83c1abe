import type { ReactNode } from 'react'
import { newsletterCopy } from '#content/resources/page.ts'

/** The newsletter: what it is, and the form. */
export function NewsletterSection({ form }: { form?: ReactNode }) {
  return (
    <section className="bg-paper-deep">
      <div className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-6">
          <h2 className="font-bold text-3xl tracking-[-0.02em]">{newsletterCopy.heading}</h2>
          <p className="mt-4 max-w-prose text-ink-soft text-lg">{newsletterCopy.text}</p>
        </div>
        <div className="md:col-span-5 md:col-start-8 md:pt-3">{form}</div>
      </div>
    </section>
  )
}
