import { useMutation } from '@tanstack/react-query'
import { Download, Paperclip } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { byteSize } from '#shared/byte-size.ts'
import type { Email, EmailDetails } from '#shared/mail/schema.ts'
import { emailKindLabels } from '#shared/mail/vocabulary.ts'
import { api, emailFramePath } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { exactTime } from '#web/ui/relative-time.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { saveAnswer, withQuery } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { DayAndAge, Description, DescriptionList, mailHref } from '../records/description-list.tsx'
import { StateBadge } from './email-badges.tsx'

/** Over an e-mail, in as few lines as they fit: to whom, how it stands, and what was answered last. */
export function EmailHead({ email }: { email: Email }) {
  const { toName, toAddress, kind, lastAnswer, createdAt } = email
  return (
    <dl className="text-sm leading-5.5">
      <HeadLine term="To">
        {toName && toName !== toAddress && `${toName} `}
        <Link href={mailHref(toAddress)}>{toAddress}</Link>
      </HeadLine>
      <div className="flex flex-wrap items-baseline gap-x-2.5 text-xs leading-5.5">
        <dt className="sr-only">Status</dt>
        <dd>
          <StateBadge email={email} />
        </dd>
        <dt className="sr-only">Kind</dt>
        <dd>{emailKindLabels[kind]}</dd>
        <dt className="sr-only">Created</dt>
        <dd className="text-ink-soft">
          <DayAndAge at={createdAt} />
        </dd>
      </div>
      {lastAnswer && <HeadLine term="Last answer">{lastAnswer}</HeadLine>}
    </dl>
  )
}

const HeadLine = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex gap-x-2.5">
    <dt className="shrink-0 text-ink-faint">{term}</dt>
    <dd className="wrap-anywhere min-w-0">{children}</dd>
  </div>
)

/** Under an e-mail: who it is from, and how sending it went. */
export function EmailFacts({ email, details }: { email: Email; details: EmailDetails }) {
  const { state, attempts, nextAttemptAt } = email
  return (
    <DescriptionList>
      <Description term="From">{details.from}</Description>
      <Description term="Reply to">{details.replyTo}</Description>
      {attempts > 0 && <Description term="Attempts">{attempts}</Description>}
      {state !== 'sent' && <Moment term="Last attempt" at={email.lastAttemptAt} />}
      {attempts > 0 && nextAttemptAt && (
        <Description term="Next attempt">{exactTime(Date.parse(nextAttemptAt))}</Description>
      )}
      <Moment term="Sent" at={email.sentAt} />
    </DescriptionList>
  )
}

/** An instant; nothing where there is none. */
const Moment = ({ term, at }: { term: string; at: string | null }) =>
  at && (
    <Description term={term}>
      <DayAndAge at={at} />
    </Description>
  )

type View = 'html' | 'text' | 'files'

/** What an e-mail says, as it was sent or will be: as most read it, as text, and what it carries. */
export function EmailContent({ details }: { details: EmailDetails }) {
  const { asSent, subject, html, text, attachments } = details
  const [view, setView] = useState<View>('html')
  const tabs: { value: View; label: string }[] = [
    { value: 'html', label: 'HTML' },
    { value: 'text', label: 'Text' },
  ]
  if (attachments.length > 0) {
    tabs.push({ value: 'files', label: `Attachments (${attachments.length})` })
  }
  return (
    <section aria-label="Content" className="mt-1">
      <Tabs
        label="Content of the message"
        value={view}
        onValueChange={(chosen) =>
          setView(tabs.find(({ value }) => value === chosen)?.value ?? 'html')
        }
        tabs={tabs}
      >
        <TabPanel value="html">
          <EmailFrame html={html} title={subject} />
        </TabPanel>
        <TabPanel value="text">
          <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-paper px-4 py-3 text-xs">
            {text}
          </pre>
        </TabPanel>
        <TabPanel value="files">
          <EmailFiles details={details} />
        </TabPanel>
      </Tabs>
      <p className="mt-3 text-ink-faint text-xs">
        {asSent ? 'As it was sent.' : 'Not sent yet: this is how it will be.'} Links in the HTML are
        switched off here; they act for the one who got them.
      </p>
    </section>
  )
}

type File = EmailDetails['attachments'][number]

/** What an e-mail carries, each to be saved as it was sent. */
function EmailFiles({ details: { id, attachments } }: { details: EmailDetails }) {
  const download = useMutation({
    mutationFn: ({ position, fileName }: File) => {
      const query = new URLSearchParams({ position: String(position) })
      return saveAnswer(withQuery(api.admin.emailFile(id), query), fileName)
    },
    meta: {
      failure: failureOf('Download failed', 'Failed to download the file. Please try again.'),
    },
  })
  return (
    <ul className="divide-y divide-paper-edge">
      {attachments.map((file) => (
        <li key={file.position} className="flex min-h-12 items-center gap-3 text-sm">
          <Paperclip size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
          <span className="wrap-anywhere min-w-0 flex-1">
            {file.fileName}
            <span className="block text-ink-faint text-xs">
              {file.bytes === null ? 'Made when the message is sent' : byteSize(file.bytes)}
            </span>
          </span>
          {file.bytes !== null && (
            <Button
              variant="secondary"
              size="sm"
              busy={download.isPending}
              aria-label={`Download ${file.fileName}`}
              onClick={() => download.mutate(file)}
            >
              <Download size={15} />
              Download
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * Writes an e-mail into the frame's document, without its links: they act for the one they were
 * sent to, to confirm an address or to set a password. Where one leads is said on hover.
 */
function showEmail(content: Document, html: string): void {
  content.documentElement.innerHTML = html
  for (const link of content.querySelectorAll('a[href]')) {
    link.setAttribute('title', link.getAttribute('href') ?? '')
    link.removeAttribute('href')
  }
}

/**
 * An e-mail as a mail reader shows it, in a frame that runs no script, sends no form and opens
 * nothing; of the same origin only so that it can be written, and drawn as high as it is.
 */
function EmailFrame({ html, title }: { html: string; title: string }) {
  const [content, setContent] = useState<Document | null>(null)
  const [height, setHeight] = useState(480)
  useEffect(() => {
    if (!content) return
    showEmail(content, html)
    const observer = new ResizeObserver(() => setHeight(Math.ceil(content.body.offsetHeight)))
    observer.observe(content.body)
    return () => observer.disconnect()
  }, [content, html])
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      src={emailFramePath}
      onLoad={({ currentTarget }) => setContent(currentTarget.contentDocument)}
      style={{ height }}
      className="block w-full rounded-md border border-paper-edge"
    />
  )
}
