import type { FastifyReply } from 'fastify'
import { heldReceiptMark } from '#shared/routes.ts'

/**
 * Leads a browser without JavaScript on to the page where its form arrives. That page is static: the
 * address says whether its note is shown that mail waits.
 */
export const sendToReceipt = (reply: FastifyReply, receipt: string, mailHeld: boolean) =>
  reply.redirect(mailHeld ? `${receipt}#${heldReceiptMark}` : receipt, 303)
