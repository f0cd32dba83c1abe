import { answerOrders } from '../threads/answer-orders.ts'
import { readTsx } from '../threads/tsx-hook.ts'

readTsx()
const { drawDocument } = await import('./draw-document.tsx')

answerOrders(drawDocument, (pdf) => [pdf.buffer])
