import { parentPort } from 'node:worker_threads'
import type { DocumentAnswer, DocumentOrder } from './order.ts'
import { readTsx } from './tsx-hook.ts'

readTsx()
const { drawDocument } = await import('./draw-document.tsx')

/** Draws one document a message, in order; whoever ordered it waits for the answer. */
parentPort?.on('message', async (order: DocumentOrder) => {
  const answer: DocumentAnswer = await drawDocument(order).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ failure: error instanceof Error ? String(error.stack) : String(error) }),
  )
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : [])
})
