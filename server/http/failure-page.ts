import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#shared/errors.ts'
import { page } from '#shared/routes.ts'
import { noticeAnswer } from '#web/site/answers/notice.tsx'
import type { SendAnswer } from './answer-page.tsx'
import { failureOf, sendFailure } from './errors.ts'

const headings: Partial<Record<ErrorCode, string>> = {
  too_many_requests: 'Please wait a little',
  not_found: 'There is nothing here',
}

/**
 * The error handler of an address that people follow as a link: what keeps it from being answered is said
 * on a page, which a browser shows in its place. A program that asks for JSON gets that, and what says
 * nothing of HTML as well, unless it is told to wait.
 */
export const failurePage =
  (sendAnswer: SendAnswer) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error, request, reply)
    const { status, code, message: text } = failure
    const accept = request.headers.accept ?? ''
    const isWait = code === 'too_many_requests' && !accept.includes('application/json')
    if (!accept.includes('text/html') && !isWait) return sendFailure(reply, failure)
    const heading = headings[code] ?? 'This did not work'
    const link = { href: page.home, label: 'To our home page' }
    return sendAnswer(reply, status, noticeAnswer({ heading, text, link }))
  }
