import { renderToBuffer } from '@react-pdf/renderer'
import { AuditReport } from './audit-report/audit-report.tsx'
import { loadFonts } from './fonts.ts'
import type { DocumentOrder } from './order.ts'
import { printableText } from './printable-text.ts'

const canDraw = await loadFonts()

/** The bytes of one PDF. Runs for a good part of a second: in the document worker only. */
export async function drawDocument({ payload }: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { value, complete } = printableText(payload, canDraw)
  const buffer = await renderToBuffer(<AuditReport payload={value} complete={complete} />)
  // A copy in memory of its own, which can be handed over to another thread.
  return new Uint8Array(buffer)
}
