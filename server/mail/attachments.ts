import { brand } from '#content/brand.ts'
import { findTemplate } from '#content/templates/list.ts'
import { documentFile } from '#shared/documents/file-names.ts'
import { type CalendarPart, calendarPart } from '#shared/mail/calendar-part.ts'
import type {
  ConsultationEvent,
  EmailPayload,
  HostedMeeting,
  Meeting,
} from '#shared/mail/payload.ts'
import type { DocumentRenderer } from '../documents/document-renderer.ts'
import {
  auditReportRequest,
  checklistRequest,
  type DocumentRequest,
  templateGuideRequest,
} from '../documents/document-request.ts'
import { homePaper } from '../documents/frame.ts'

export type Attachment = { fileName: string; contentType: string; content: Uint8Array }

const calendarName = 'call.ics'
const pdfType = 'application/pdf'

type Parts = {
  documents: DocumentRenderer
  siteUrl: string
  /** The address the e-mail comes from. */
  from: string
  /** When the e-mail was made. */
  at: Date
  /** The date it bears. */
  date: Date
}

/** What an e-mail carries besides its text. @throws {AppError} `unavailable` when a PDF could not be rendered. */
export async function attachmentsOf(payload: EmailPayload, parts: Parts): Promise<Attachment[]> {
  switch (payload.kind) {
    case 'audit_report': {
      const { answers, askedAt, paper = homePaper } = payload
      const at = new Date(askedAt)
      return rendered(auditReportRequest(answers, { paper, at, siteUrl: parts.siteUrl }), parts)
    }
    case 'checklist': {
      const { name, ticked, paper = homePaper } = payload
      return rendered(checklistRequest({ name, ticked }, { paper, ...parts }), parts)
    }
    case 'template': {
      const { templateId, paper = homePaper } = payload
      const template = findTemplate(templateId)
      return template ? rendered(templateGuideRequest(template, { paper, ...parts }), parts) : []
    }
    case 'consultation_requested':
      return calendarFile('requested', payload.meeting, parts)
    case 'consultation_booked':
      return calendarFile('booked', payload.meeting, parts)
    case 'consultation_scheduled':
      return calendarFile('scheduled', payload.meeting, parts)
    case 'consultation_changed':
      return calendarFile('changed', payload.meeting, parts)
    case 'consultation_cancelled':
      return calendarFile('cancelled', payload.meeting, parts)
    case 'host_booked':
      return calendarFile('booked', payload.meeting, parts, payload.host)
    case 'host_changed':
      return calendarFile('changed', payload.meeting, parts, payload.host)
    case 'host_cancelled':
      return calendarFile('cancelled', payload.meeting, parts, payload.host)
    default:
      return []
  }
}

/** The files an e-mail will carry, before they are made. */
export function attachmentNames(payload: EmailPayload) {
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
    case 'consultation_booked':
    case 'consultation_scheduled':
    case 'consultation_cancelled':
    case 'host_booked':
    case 'host_changed':
    case 'host_cancelled':
      return payload.meeting.startsAt ? named(calendarName, 'text/calendar') : []
    case 'consultation_changed':
      return named(calendarName, 'text/calendar')
    default:
      return []
  }
}

async function rendered(request: DocumentRequest, { documents }: Parts): Promise<Attachment[]> {
  const content = await documents.render(request)
  return [{ fileName: request.fileName, contentType: pdfType, content }]
}

const calendarTypes: Record<CalendarPart['method'], string> = {
  REQUEST: 'text/calendar; charset=utf-8; method=REQUEST',
  CANCEL: 'text/calendar; charset=utf-8; method=CANCEL',
}

function calendarFile(
  event: ConsultationEvent,
  meeting: Meeting,
  parts: Parts,
  host?: HostedMeeting['host'],
): Attachment[] {
  const domain = new URL(parts.siteUrl).hostname
  const firm = { name: brand.name, address: parts.from, host: domain, phone: brand.phone }
  const part = calendarPart(event, meeting, firm, parts.date, host)
  if (!part) return []
  const content = Buffer.from(part.content)
  return [{ fileName: calendarName, contentType: calendarTypes[part.method], content }]
}
