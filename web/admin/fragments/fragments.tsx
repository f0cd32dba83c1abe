import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { officeFragments } from '#content/home/office.ts'
import { scoreLead } from '#shared/leads/score.ts'
import { htmlPicture, pictureFont } from '#web/ui/html-picture.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { TextTab } from '../consultations/quick-sync/text-tab.tsx'
import { LeadFacts } from '../leads/lead-details.tsx'
import { ScoreList } from '../leads/lead-score.tsx'
import { EmailHead } from '../outbox/email-details.tsx'
import { LongText } from '../records/description-list.tsx'
import { AuditPage } from './audit-page.tsx'
import { sampleEmail, sampleLead, sampleReceipt, sampleSync } from './samples.ts'

type FragmentName = keyof typeof officeFragments

/** What draws each piece of the office that the public site shows, from samples. */
const drawings: Record<FragmentName, ComponentType> = {
  'quick-sync': QuickSyncFragment,
  lead: LeadFragment,
  email: EmailFragment,
  audit: AuditPage,
}

// Object.keys tells strings; these are the keys of the object above and no others.
const fragmentNames = Object.keys(drawings) as FragmentName[]

function QuickSyncFragment() {
  return (
    <Panel title="One-Click Meeting Data Sync">
      <TextTab sync={sampleSync()} />
    </Panel>
  )
}

function LeadFragment() {
  return (
    <Panel title={sampleLead.name} description={sampleLead.company}>
      <LeadFacts lead={sampleLead} />
      <ScoreList score={scoreLead(sampleLead, Date.parse(sampleLead.createdAt))} />
    </Panel>
  )
}

function EmailFragment() {
  return (
    <Panel title={sampleEmail.subject}>
      <EmailHead email={sampleEmail} />
      <div className="mt-8">
        <LongText>{sampleReceipt}</LongText>
      </div>
    </Panel>
  )
}

type PanelProps = { title: string; description?: string | null; children: ReactNode }

/** The inside of a dialog, without the page that it would lie on. */
function Panel({ title, description, children }: PanelProps) {
  return (
    <div className="min-h-full bg-card px-6 py-5 text-ink text-sm">
      <p className="font-semibold text-lg leading-8">{title}</p>
      {description && <p className="text-ink-soft">{description}</p>}
      <div className="mt-4">{children}</div>
    </div>
  )
}

/** A fragment as a picture; `styles` and `font` (a data URL) travel in it. */
function svgOf(name: FragmentName, styles: string, font: string): string {
  const Fragment = drawings[name]
  // The file is XML, where a drawing is none without its namespace.
  const body = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Fragment />
      </TooltipProvider>
    </QueryClientProvider>,
  ).replaceAll('<svg aria-hidden', '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden')
  return htmlPicture(
    `<div xmlns="http://www.w3.org/1999/xhtml" class="office-fragment">${body}</div>`,
    pictureFont(font) + styles,
  )
}

/** Every fragment as a file: its name and what is in it. */
export const fragmentFiles = (styles: string, font: string) =>
  fragmentNames.map((name) => ({ name, svg: svgOf(name, styles, font) }))
