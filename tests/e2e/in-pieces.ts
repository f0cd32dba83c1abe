import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for a frame between two pieces. */
const milliseconds = 40
/** What a page is about is broken off before each of its sections, their figures and its drawing. */
const seam = /(?=<(?:section|dl|div class="self-center)\b)(?=[\s\S]*<\/main>)|(?<=<\/main>)/

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
      for (const piece of (await answer.text()).split(seam)) {
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
