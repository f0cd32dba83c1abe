import { checklist, checklistPage } from '#content/checklist/list.ts'
import { checklistSentTitle } from '#shared/checklist/send.ts'
import { api } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { EmailForm } from '../forms/email-form.tsx'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { ChecklistCategorySection } from './checklist-category.tsx'
import { ChecklistProgress } from './checklist-progress.tsx'
import { ChecklistReading } from './checklist-reading.tsx'

/** Twenty points to tick, how to read them, and the PDF by e-mail (public-site.md §2). */
export function ChecklistPage() {
  const { form } = checklistPage
  return (
    <div data-checklist="">
      <PageHead heading={checklistPage.heading} lead={checklistPage.introduction} />
      <div className="container-page grid gap-x-8 gap-y-10 pb-20 lg:grid-cols-12 lg:pb-28">
        <ChecklistProgress className="sticky top-header z-10 self-start max-lg:-mx-5 max-lg:px-5 lg:top-28 lg:col-span-3" />
        <div className="space-y-16 lg:col-span-8 lg:col-start-5">
          {checklist.map((category) => (
            <ChecklistCategorySection key={category.id} category={category} />
          ))}
        </div>
      </div>
      <ChecklistReading />
      <section className="container-page grid gap-x-8 gap-y-6 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-5">
          <h2 className="font-bold text-2xl tracking-[-0.02em]">{form.heading}</h2>
          <p className="mt-3 text-ink-soft">{form.text}</p>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <EmailForm
            name={form.heading}
            label={form.emailLabel}
            send={form.send}
            sending={form.sending}
            sentTitle={checklistSentTitle}
            sentText={form.sentText}
            sentHeld={form.sentHeld}
          />
          <p className="mt-4 -ml-4">
            <ButtonLink data-save="" variant="quiet" href={api.checklistDocument}>
              {form.downloadNow}
            </ButtonLink>
          </p>
          <p
            role="status"
            data-pdf-words=""
            data-making={form.making}
            data-made={form.made}
            data-not-made={form.notMade}
            className="mt-2 font-medium text-sm empty:hidden"
          />
          <noscript>
            <p>{checklistPage.noScript}</p>
          </noscript>
        </div>
      </section>
      <div className="bg-paper-deep">
        <ClosingCall {...checklistPage.closing} />
      </div>
    </div>
  )
}
