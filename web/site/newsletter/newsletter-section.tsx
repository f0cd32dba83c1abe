import type { ReactNode } from 'react'
import { newsletterCopy } from '#content/resources/page.ts'

/** The newsletter: what it is, and the form, on the red field of its page. */
export function NewsletterSection({ form }: { form?: ReactNode }) {
  return (
    <section className="newsletter field-ground warp page-end">
      <div className="container-page grid gap-x-6 gap-y-10 pt-20 pb-28 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="font-bold text-4xl tracking-[-0.02em]">{newsletterCopy.heading}</h2>
        </div>
        <div className="md:col-span-7">
          <p className="max-w-prose text-lg">{newsletterCopy.text}</p>
          <div className="mt-8">{form}</div>
        </div>
      </div>
    </section>
  )
}
