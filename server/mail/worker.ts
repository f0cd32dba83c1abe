import { answerOrders } from '../threads/answer-orders.ts'
import { readTsx } from '../threads/tsx-hook.ts'

readTsx()
const { drawMail } = await import('./draw-mail.tsx')

answerOrders(drawMail)
