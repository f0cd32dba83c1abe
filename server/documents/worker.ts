import { answerOrders } from '../threads/answer-orders.ts'

// Before what it imports: the bundle's lines are told as those that were written.
process.setSourceMapsEnabled(true)
const { drawDocument } = await import('./draw-document.tsx')

answerOrders(drawDocument, (pdf) => [pdf.buffer])
