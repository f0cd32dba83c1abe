import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../db/keyset.ts'
import { encodeCursor } from '../db/sort-keys.ts'

/**
 * Sets what a list tells of itself: `X-Total-Count` (`10000+` where counting stopped) and, unless
 * this is the last page, `Link: rel="next"` (design.md §4).
 */
export function describePage(request: FastifyRequest, reply: FastifyReply, page: Page<unknown>) {
  reply.header('X-Total-Count', `${page.total.count}${page.total.atLeast ? '+' : ''}`)
  if (!page.next) return
  const next = new URL(request.url, 'http://localhost')
  next.searchParams.set('cursor', encodeCursor(page.next))
  reply.header('Link', `<${next.pathname}${next.search}>; rel="next"`)
}
