import type { FastifyReply } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Answer, answerFrame } from '#web/site/answers/answer.ts'
import { type BuiltSite, policyHeader } from './built-site.ts'

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
 * that the built site has for it. Such pages answer forms sent without script, and the links in the
 * newsletter's mails.
 * @throws {Error} when the site was built without that frame.
 */
export function answerPages(site: BuiltSite | null): SendAnswer {
  const frame = site?.pages.get(answerFrame.path)
  if (site && !frame) throw new Error(`The build has no page ${answerFrame.path}.`)
  const html = frame ? frame.file.identity.body.toString() : bareFrame
  const [before = '', after = ''] = html.split(answerFrame.content)
  return (reply, status, { title, content }) => {
    const head = before.replaceAll(answerFrame.title, () => renderToStaticMarkup(title))
    if (frame) reply.header(policyHeader, frame.policyWith(undefined))
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(head + renderToStaticMarkup(content) + after)
  }
}
