import { type MouseEvent, useState } from 'react'
import { checklistPage } from '#content/checklist/list.ts'
import { checklistAlert, checklistRequest, checklistSentTitle } from '#shared/checklist/send.ts'
import { documentFile } from '#shared/documents/file-names.ts'
import { api } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { EmailForm } from '../forms/email-form.tsx'
import { createMessageKeys, postForm } from '../forms/post-json.ts'
import { readAnswer } from '../forms/refusal.ts'
import { usePdf } from '../forms/use-pdf.ts'
import { zoneName } from '../forms/zone-name.ts'

const { form } = checklistPage

/**
 * The list to take along, by e-mail or saved at once, with the own ticks. Without script, or in a
 * tab of its own, the link leads to the list to tick by hand.
 */
export function ChecklistPdf({ checked }: { checked: ReadonlySet<string> }) {
  const [keyOf] = useState(createMessageKeys)
  const pdf = usePdf({ name: documentFile.checklist, request: () => requestPdf(checked) })

  const send = async (email: string) => {
    const body = { ...checklistRequest(email), checked: [...checked], timeZone: zoneName() }
    return readAnswer(await postForm(api.sendChecklist, body, keyOf(JSON.stringify(body))))
  }
  const save = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void pdf.save()
  }
  return (
    <section className="container-page grid gap-x-8 gap-y-6 pt-20 md:grid-cols-12 md:pt-28">
      <div className="md:col-span-5">
        <h2 className="font-bold text-2xl tracking-[-0.02em]">{form.heading}</h2>
        <p className="mt-3 text-ink-soft">{form.text}</p>
      </div>
      <div className="md:col-span-6 md:col-start-7">
        <EmailForm
          words={form}
          sentTitle={checklistSentTitle}
          draftKey="checklist-email"
          send={send}
          onFailure={(answer) => window.alert(checklistAlert(answer))}
        >
          <ButtonLink
            variant="secondary"
            href={api.checklistDocument}
            aria-disabled={pdf.state === 'making' || undefined}
            onClick={save}
            className="mt-5"
          >
            {form.downloadNow}
          </ButtonLink>
          <p role="status" className="mt-3 font-medium text-sm empty:hidden">
            {pdf.state !== 'idle' && form[pdf.state]}
          </p>
        </EmailForm>
        <noscript>
          <p>{checklistPage.noScript}</p>
        </noscript>
      </div>
    </section>
  )
}

/** Asks for the PDF with the own ticks. */
function requestPdf(checked: ReadonlySet<string>): Promise<Response | 'unreachable'> {
  const asked = new URLSearchParams({ timeZone: zoneName() })
  for (const id of checked) asked.append('checked', id)
  return fetch(`${api.checklistDocument}?${asked}`).catch(() => 'unreachable' as const)
}
