import { brand } from '#content/brand.ts'
import { findTemplate } from '#content/templates/list.ts'
import { documentFile } from '#shared/documents/file-names.ts'
import { type CalendarPart, calendarPart } from '#shared/mail/calendar-part.ts'
import type { ConsultationEvent, MailPayload, Meeting } from '#shared/mail/payload.ts'
import type { DocumentRenderer } from '../documents/document-renderer.ts'
import {
  auditReportOrder,
  checklistOrder,
  type DocumentOrder,
  templateGuideOrder,
} from '../documents/order.ts'
import { homePaper } from '../documents/paper-of.ts'

export type Attachment = { fileName: string; contentType: string; content: Uint8Array }

const calendarName = 'call.ics'
const pdfType = 'application/pdf'

type Parts = {
  documents: DocumentRenderer
  siteUrl: string
  /** The address the message comes from. */
  from: string
  /** When the message was made. */
  at: Date
  /** The date it bears. */
  date: Date
}

/** What a message carries besides its text. @throws {AppError} `unavailable` when a PDF could not be drawn. */
export async function attachmentsOf(payload: MailPayload, parts: Parts): Promise<Attachment[]> {
  switch (payload.kind) {
    case 'audit_report': {
      const { answers, askedAt, paper = homePaper } = payload
      const at = new Date(askedAt)
      return drawn(auditReportOrder(answers, { paper, at, siteUrl: parts.siteUrl }), parts)
    }
    case 'checklist': {
      const { name, ticked, paper = homePaper } = payload
      return drawn(checklistOrder({ name, ticked }, { paper, ...parts }), parts)
    }
    case 'template': {
      const { templateId, paper = homePaper } = payload
      const template = findTemplate(templateId)
      return template ? drawn(templateGuideOrder(template, { paper, ...parts }), parts) : []
    }
    case 'consultation_requested':
      return calendarFile('requested', payload.meeting, parts)
    case 'consultation_scheduled':
      return calendarFile('scheduled', payload.meeting, parts)
    case 'consultation_changed':
      return calendarFile('changed', payload.meeting, parts)
    case 'consultation_cancelled':
      return calendarFile('cancelled', payload.meeting, parts)
    default:
      return []
  }
}

/** The files a message will carry, before they are made. */
export function attachmentNames(payload: MailPayload) {
  const named = (fileName: string, contentType: string) => [
    { position: 0, fileName, contentType, bytes: null },
  ]
  switch (payload.kind) {
    case 'audit_report':
      return named(documentFile.auditReport, pdfType)
    case 'checklist':
      return named(documentFile.checklist, pdfType)
    case 'template':
      return named(documentFile.template(payload.title), pdfType)
    case 'consultation_requested':
    case 'consultation_scheduled':
    case 'consultation_cancelled':
      return payload.meeting.startsAt ? named(calendarName, 'text/calendar') : []
    case 'consultation_changed':
      return named(calendarName, 'text/calendar')
    default:
      return []
  }
}

async function drawn(order: DocumentOrder, { documents }: Parts): Promise<Attachment[]> {
  const content = await documents.render(order)
  return [{ fileName: order.fileName, contentType: pdfType, content }]
}

const calendarTypes: Record<CalendarPart['method'], string> = {
  REQUEST: 'text/calendar; charset=utf-8; method=REQUEST',
  CANCEL: 'text/calendar; charset=utf-8; method=CANCEL',
}

function calendarFile(event: ConsultationEvent, meeting: Meeting, parts: Parts): Attachment[] {
  const host = new URL(parts.siteUrl).hostname
  const firm = { name: brand.name, address: parts.from, host, phone: brand.phone }
  const part = calendarPart(event, meeting, firm, parts.date)
  if (!part) return []
  const content = Buffer.from(part.content)
  return [{ fileName: calendarName, contentType: calendarTypes[part.method], content }]
}
