import { answerOrders } from '../threads/answer-orders.ts'

// Before what it imports: the bundle's lines are told as those that were written.
process.setSourceMapsEnabled(true)
const { drawMail } = await import('./draw-mail.tsx')

answerOrders(drawMail)
