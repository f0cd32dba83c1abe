import { render, toPlainText } from '@react-email/render'
import { messageOf } from './messages/message-of.tsx'
import type { DrawingOrder, DrawnMail } from './order.ts'

/** Headings stay as written, facts stand in columns, and lines fit a terminal. */
const plain: Parameters<typeof toPlainText>[1] = {
  wordwrap: 78,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'table.m-facts', format: 'dataTable', options: { colSpacing: 2 } },
  ],
}

/** Draws one message. Runs in the mail worker only. */
export async function drawMail(order: DrawingOrder): Promise<DrawnMail> {
  const html = await render(messageOf(order))
  return { html, text: toPlainText(html, plain) }
}
