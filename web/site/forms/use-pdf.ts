import { useState } from 'react'
import { saveFile } from '#web/ui/save-file.ts'

type Pdf = {
  /** The name among the visitor's downloads. */
  name: string
  /** Asks the server for it. Never throws. */
  request: () => Promise<Response | 'unreachable'>
}

/** Fetches a PDF and hands it to the browser's downloads, one at a time; says how that stands. */
export function usePdf({ name, request }: Pdf) {
  const [state, setState] = useState<'idle' | 'making' | 'made' | 'notMade'>('idle')
  const save = async () => {
    if (state === 'making') return
    setState('making')
    const pdf = await readPdf(await request())
    if (pdf) saveFile(pdf, name)
    setState(pdf ? 'made' : 'notMade')
  }
  /** Takes back what is said of the last one. */
  const dismiss = () => setState((now) => (now === 'making' ? now : 'idle'))
  return { state, save, dismiss }
}

async function readPdf(answer: Response | 'unreachable'): Promise<Blob | null> {
  if (answer === 'unreachable' || !answer.ok) return null
  return answer.blob().catch(() => null)
}
