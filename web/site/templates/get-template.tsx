import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { templatesPage } from '#content/templates/list.ts'
import { templateFileName } from '#shared/documents/file-names.ts'
import { api, page, withTopic } from '#shared/routes.ts'
import { templateGuideHtml } from '#shared/templates/guide.ts'
import type { TemplateGuide } from '#shared/templates/template.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { createMessageKeys, postForm } from '../forms/post-json.ts'
import { Receipt } from '../forms/receipt.tsx'
import { readAnswer } from '../forms/refusal.ts'
import { useEmailForm } from '../forms/use-email-form.ts'
import { zoneName } from '../forms/zone-name.ts'

const { noScript } = templatesPage

/**
 * The form of a card: the file downloads at once, the address is sent to the server, and a
 * confirmation takes the form's place. When sending fails the file is there all the same, and the
 * card offers to send again (public-site.md §4, design.md §4). Without script there are links.
 */
export function GetTemplate({ template }: { template: TemplateGuide }) {
  const { id, title } = template
  const [downloaded, setDownloaded] = useState(false)
  const [failed, setFailed] = useState(false)
  const [keyOf] = useState(createMessageKeys)
  const { field, error, ready, state, sentTo, submit } = useEmailForm({
    send: async (email) => {
      setFailed(false)
      if (!downloaded) download(template)
      setDownloaded(true)
      const body = {
        email,
        leadMagnetType: 'template',
        submissionData: title,
        timeZone: zoneName(),
      }
      const key = keyOf(JSON.stringify(body))
      return readAnswer(await postForm(api.leadMagnetSubmissions, body, key))
    },
    onFailure: () => setFailed(true),
  })
  const label = downloaded ? templatesPage.retry : templatesPage.get
  return (
    <div className="border-paper-edge border-t pt-6">
      {state === 'sent' || state === 'held' ? (
        <Confirmation id={id} sentTo={sentTo} held={state === 'held'} />
      ) : (
        <form
          noValidate
          aria-label={title}
          onSubmit={submit}
          className="needs-script flex flex-wrap items-start gap-3"
        >
          <Field
            label={templatesPage.emailLabel}
            error={error}
            className="min-w-40 flex-1 sm:min-w-52"
          >
            <Input
              {...field}
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              placeholder={templatesPage.emailPlaceholder}
            />
          </Field>
          <Button
            type="submit"
            size="lg"
            disabled={!ready}
            busy={state === 'sending'}
            className="get-template mt-7 grow sm:min-w-40 sm:grow-0"
          >
            {state === 'sending' ? templatesPage.sending : label}
          </Button>
          <p
            role="status"
            className="danger-mark w-full font-medium text-danger text-sm empty:hidden"
          >
            {failed && templatesPage.notSent}
          </p>
        </form>
      )}
      <noscript>
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
          <Link href={api.templateDocument(id)}>{noScript.download}</Link>
          <Link href={withTopic(page.contact, { kind: 'template', id })}>{noScript.ask}</Link>
        </p>
      </noscript>
    </div>
  )
}

type ConfirmationProps = {
  id: string
  sentTo: string
  /** While the site can send no mail. */
  held: boolean
}

/** What takes the form's place. */
function Confirmation({ id, sentTo, held }: ConfirmationProps) {
  return (
    <Receipt
      compact
      title={templatesPage.sent}
      text={
        <>
          <span>{held ? templatesPage.sentHeld : templatesPage.sentText}</span>{' '}
          <Link href={api.templateDocument(id)}>{templatesPage.pdf}</Link>
        </>
      }
      facts={[{ label: templatesPage.emailLabel, text: sentTo }]}
    >
      <ButtonLink
        href={withTopic(page.contact, { kind: 'template', id })}
        size="lg"
        className="mt-5 h-auto! min-h-12 py-2 whitespace-normal! text-center max-sm:w-full"
      >
        {templatesPage.schedule}
      </ButtonLink>
    </Receipt>
  )
}

function download(template: TemplateGuide): void {
  const { origin } = window.location
  const html = templateGuideHtml(template, {
    name: brand.name,
    email: brand.email,
    colors: brand.colors,
    siteUrl: origin,
    contactUrl: origin + page.contact,
  })
  saveFile(new Blob([html], { type: 'text/html;charset=utf-8' }), templateFileName(template.title))
}
