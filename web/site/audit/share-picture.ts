import { auditPdf } from '#content/audit/pdf-report.ts'
import { brand } from '#content/brand.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { formatCents, formatHours } from '#shared/audit/format.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { type Loom, weaveWeek } from '#shared/audit/week-cloth.ts'
import { clothHeight, pitch, strokeOf, warpLines } from '#web/ui/week-cloth-strokes.ts'

const size = { width: 2400, height: 1260 } as const
const cloth = { top: 720, height: 540 } as const
const margin = 110

/**
 * The verdict as a PNG, 2400 × 1260: the great figure over the same threads that the page draws. No
 * name of a company stands in it.
 */
export async function drawPicture(answers: AuditAnswers, loom: Loom): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws on no canvas.')
  context.fillStyle = brand.grounds.night
  context.fillRect(0, 0, size.width, size.height)
  writeFigure(context, answers)
  drawCloth(context, answers, loom)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The canvas gave no picture.')
  return picture
}

function writeFigure(context: CanvasRenderingContext2D, answers: AuditAnswers): void {
  const results = calculateAudit(answers)
  const family = getComputedStyle(document.body).fontFamily
  const { ink, inkSoft } = brand.nightColors
  const write = (text: string, y: number, pixels: number, color: string, weight = 700) => {
    context.font = `${weight} ${pixels}px ${family}`
    context.letterSpacing = pixels > 100 ? `${pixels * -0.03}px` : '0px'
    context.fillStyle = color
    context.fillText(text, margin, y, size.width - 2 * margin)
  }
  write(brand.name, 140, 48, ink)
  write(formatCents(results.yearlySavings), 480, 360, ink)
  write(auditPdf.promise, 580, 60, ink)
  const hours = formatHours(results.automationSavings)
  write(auditPdf.promiseNote(hours), 660, 44, inkSoft, 400)
}

function drawCloth(context: CanvasRenderingContext2D, answers: AuditAnswers, loom: Loom): void {
  const { paperEdge, inkFaint, thread } = brand.nightColors
  context.beginPath()
  context.rect(0, cloth.top, size.width, cloth.height)
  context.clip()
  context.setTransform(
    size.width / (loom.places * pitch),
    0,
    0,
    cloth.height / clothHeight,
    0,
    cloth.top,
  )
  const line = (color: string, width: number, from: [number, number], to: [number, number]) => {
    context.strokeStyle = color
    context.lineWidth = width
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
  }
  const warp = () => {
    context.setLineDash([])
    for (const y of warpLines) line(paperEdge, 2, [0, y], [loom.places * pitch, y])
  }
  warp()
  for (const { x, width, takenTo, dash, strandWidth, strands } of weaveWeek(answers, loom).map(
    strokeOf,
  )) {
    const pass = (body: string, over: string, end: number) => {
      context.setLineDash([])
      line(body, width, [x, 0], [x, end])
      context.setLineDash([dash])
      for (const strand of strands)
        line(over, strandWidth, [strand.x, strand.from], [strand.x, end])
    }
    pass(paperEdge, inkFaint, clothHeight)
    if (takenTo > 0) pass(brand.grounds.field, thread, takenTo)
  }
}
