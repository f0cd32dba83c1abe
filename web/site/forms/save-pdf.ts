import { saveFile } from '#web/ui/save-file.ts'

/** Hands the PDF of an answer to the browser's downloads; false when the answer holds none. */
export async function savePdf(answer: Response | 'unreachable', name: string): Promise<boolean> {
  if (answer === 'unreachable' || !answer.ok) return false
  const pdf = await answer.blob().catch(() => null)
  if (pdf) saveFile(pdf, name)
  return pdf !== null
}
