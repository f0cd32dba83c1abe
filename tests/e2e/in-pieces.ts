import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than a frame, so that a browser shows what it has between two pieces. */
const milliseconds = 20
/** The tears that fall into the first window of a page, or into its end where it is short. */
const tears = 60
const seam = /(?=<(?:section|dl|dd|li|div)\b)|(?<=<label\b[^>]*>)/
/** Tags of what floats over the page, which stands at its end. */
const floatingTears = 8

/**
 * What stands before the page's own part, that part torn where it has a seam, and the rest, torn
 * after each of the first tags of what floats.
 */
function torn(html: string): string[] {
  const main = html.indexOf('<main')
  const floating = html.indexOf('<div class="floating')
  const parts = html.slice(main, floating).split(seam)
  const tags = html.slice(floating).split(/(?<=>)/)
  return [
    html.slice(0, main),
    ...parts.slice(0, tears),
    parts.slice(tears).join(''),
    ...tags.slice(0, floatingTears),
    tags.slice(floatingTears).join(''),
  ]
}

/**
 * The product behind a slow line: it passes every request on, and each page comes in pieces, as it
 * does over a bad connection or to a browser that has much to do.
 */
export async function inPieces(url: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(url + request.url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      for (const piece of torn(await answer.text())) {
        response.write(piece)
        await pause(milliseconds)
      }
      response.end()
    } else response.end(await answer.bytes())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
