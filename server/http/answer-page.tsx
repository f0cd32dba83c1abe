import type { FastifyReply } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Answer, answerFrame } from '#web/site/answers/answer.ts'
import { policyHeader, readBuiltPage } from './site.ts'

/** Draws a page for one visitor and sends it. */
export type SendAnswer = (reply: FastifyReply, status: number, answer: Answer) => FastifyReply

/** Where there is no site, and the server has the API alone. */
const bareFrame = `<!doctype html>${renderToStaticMarkup(
  <html lang="en">
    <head>
      <title>{answerFrame.title}</title>
    </head>
    <body>{answerFrame.content}</body>
  </html>,
)}`

/**
 * How the server sends a page of its own: drawn by the components of the site and put into the frame
 * that the site built in `dist` has for it. Such pages answer forms sent without script, and the
 * links in the newsletter's mails.
 */
export function answerPages(dist: string | null): SendAnswer {
  const built = dist === null ? null : readBuiltPage(dist, answerFrame.path)
  const [before = '', after = ''] = (built?.html ?? bareFrame).split(answerFrame.content)
  return (reply, status, { title, content }) => {
    const head = before.replaceAll(answerFrame.title, () => renderToStaticMarkup(title))
    if (built) reply.header(policyHeader, built.policy)
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(head + renderToStaticMarkup(content) + after)
  }
}
