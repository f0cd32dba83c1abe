import type { FastifyRequest } from 'fastify'
import { knownLabel, topicLabel } from '#content/topics.ts'

/**
 * What the sender of a plain form comes about, in our words or none: as the form says, or as the
 * address of the page says that it was sent from (`/contact?plan=growth`).
 */
export function topicOf(request: FastifyRequest, said: string): string {
  const [, search = ''] = (request.headers.referer ?? '').split('?', 2)
  return knownLabel(said) ?? topicLabel(search) ?? ''
}
