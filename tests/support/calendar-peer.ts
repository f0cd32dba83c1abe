import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** A server on this machine that answers as a test says; over https when it is given a certificate. */
export class CalendarPeer {
  readonly requests: { url: string; headers: Record<string, string | string[] | undefined> }[] = []
  answer: RequestListener = (_request, response) => response.writeHead(404).end()
  readonly #server: Server
  readonly #scheme: string

  constructor(certificate?: { key: string; cert: string }) {
    const listen: RequestListener = (request, response) => {
      this.requests.push({ url: request.url ?? '', headers: request.headers })
      this.answer(request, response)
    }
    this.#scheme = certificate ? 'https' : 'http'
    this.#server = certificate ? createHttpsServer(certificate, listen) : createServer(listen)
  }

  get port() {
    return (this.#server.address() as AddressInfo).port
  }

  url(path = '/calendar.ics', host = '127.0.0.1') {
    return `${this.#scheme}://${host}:${this.port}${path}`
  }

  async start() {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
  }

  async stop() {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }
}

/** A certificate for 127.0.0.1 that has signed itself, made in `folder` by openssl; null without that. */
export function ownCertificate(folder: string): { key: string; cert: string } | null {
  const [key, cert] = [join(folder, 'peer-key.pem'), join(folder, 'peer-cert.pem')]
  const asked =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=peer -addext'
  try {
    execFileSync(
      'openssl',
      [...asked.split(' '), 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    )
  } catch {
    return null
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}
