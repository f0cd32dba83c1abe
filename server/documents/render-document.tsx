import { renderToBuffer } from '@react-pdf/renderer'
import { AuditReport } from './audit-report/audit-report.tsx'
import { Checklist } from './checklist/checklist.tsx'
import type { DocumentRequest } from './document-request.ts'
import { loadFonts } from './fonts.ts'
import { printableText } from './printable-text.ts'
import { TemplateGuide } from './template-guide/template-guide.tsx'

/** The bytes of one PDF. Runs for a good part of a second: in the document worker only. */
export async function renderDocument(request: DocumentRequest): Promise<Uint8Array<ArrayBuffer>> {
  const canDraw = await loadFonts()
  const { value, complete } = printableText(request, canDraw)
  const buffer = await renderToBuffer(documentOf(value, complete))
  // A copy in memory of its own, which can be handed over to another thread.
  return new Uint8Array(buffer)
}

function documentOf(request: DocumentRequest, complete: boolean) {
  switch (request.kind) {
    case 'audit-report':
      return <AuditReport payload={request.payload} paper={request.paper} complete={complete} />
    case 'checklist':
      return <Checklist payload={request.payload} paper={request.paper} complete={complete} />
    case 'template-guide':
      return <TemplateGuide payload={request.payload} paper={request.paper} />
  }
}
