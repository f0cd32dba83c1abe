import { useState } from 'react'
import type { MessageDetails } from '#shared/mail/schema.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageSheet } from './message-sheet.tsx'

type View = 'html' | 'text' | 'files'

/** What a message says, as it was sent or will be: as most read it, as text, and what it carries. */
export function MessageContent({ details }: { details: MessageDetails }) {
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
    <section aria-label="Content" className="mt-5">
      <Tabs
        label="Content of the message"
        value={view}
        onValueChange={(chosen) =>
          setView(tabs.find(({ value }) => value === chosen)?.value ?? 'html')
        }
        tabs={tabs}
      >
        <TabPanel value="html">
          <MessageSheet html={html} title={subject} />
        </TabPanel>
        <TabPanel value="text">
          <pre className="wrap-anywhere whitespace-pre-wrap rounded-md bg-paper px-4 py-3 text-xs">
            {text}
          </pre>
        </TabPanel>
        <TabPanel value="files">
          <MessageFiles details={details} />
        </TabPanel>
      </Tabs>
      <p className="mt-3 text-ink-faint text-xs">
        {asSent ? 'As it was sent.' : 'Not sent yet: this is how it will be.'} Links in the HTML are
        switched off here; they act for the one who got them.
      </p>
    </section>
  )
}
