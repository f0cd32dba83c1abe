import type { FastifyReply, FastifyRequest } from 'fastify'
import { topics } from '#content/topics.ts'
import { heldReceiptAnchor } from '#shared/routes.ts'
import { isTopicLabel, topicLabel } from '#shared/topic-label.ts'

/**
 * What the sender of a plain form comes about, in our words or none: as the form says, or as the
 * address of the page says that it was sent from (`/contact?plan=growth`).
 */
export function topicOf(request: FastifyRequest, said: string): string {
  const [, search = ''] = (request.headers.referer ?? '').split('?', 2)
  return isTopicLabel(topics, said) ? said : (topicLabel(topics, search) ?? '')
}

/**
 * Leads a browser without JavaScript on to the page where its form arrives. That page is static: the
 * address says whether its note is shown that mail waits.
 */
export const sendToReceipt = (reply: FastifyReply, receipt: string, mailHeld: boolean) =>
  reply.redirect(mailHeld ? `${receipt}#${heldReceiptAnchor}` : receipt, 303)
