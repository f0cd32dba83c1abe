import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '#shared/routes.ts'

/** How often each process behind the proxy is asked whether it is ready, in milliseconds. */
const checkEvery = 200

type Backend = { url: string; ready: boolean }

/**
 * A proxy as plain as one can be: it asks each process again and again whether it is ready, passes
 * each call to the next one that was, keeps connections, and tries nothing twice.
 */
export class PlainProxy {
  /** Calls that could not be passed on, by the error's code; `none ready` when nobody was there. */
  readonly failures: Record<string, number> = {}
  readonly #backends: Backend[]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((call, answer) => this.#pass(call, answer))
  readonly #stopping = new AbortController()
  #turn = 0

  constructor(urls: string[]) {
    this.#backends = urls.map((url) => ({ url, ready: false }))
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Whether calls are passed to this one. */
  isReady(url: string) {
    return this.#backends.some((backend) => backend.url === url && backend.ready)
  }

  async start() {
    for (const backend of this.#backends) void this.#check(backend)
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async stop() {
    this.#stopping.abort()
    this.#agent.destroy()
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  async #check(backend: Backend) {
    while (!this.#stopping.signal.aborted) {
      backend.ready = await fetch(backend.url + api.ready).then(
        async (answer) => {
          await answer.body?.cancel()
          return answer.ok
        },
        () => false,
      )
      await wait(checkEvery)
    }
  }

  #pass(call: IncomingMessage, answer: ServerResponse) {
    const ready = this.#backends.filter(({ ready }) => ready)
    this.#turn += 1
    const backend = ready[this.#turn % ready.length]
    if (!backend) return this.#fail('none ready', answer)
    const { method, headers } = call
    const passed = request(backend.url + call.url, { method, headers, agent: this.#agent })
    passed.on('response', (from) => {
      answer.writeHead(from.statusCode ?? 502, withoutHops(from.headers))
      from.pipe(answer)
      from.on('error', () => answer.destroy())
    })
    passed.on('error', (error: NodeJS.ErrnoException) => this.#fail(error.code ?? 'none', answer))
    answer.on('close', () => passed.destroy())
    call.pipe(passed)
  }

  #fail(code: string, answer: ServerResponse) {
    if (answer.destroyed) return
    this.failures[code] = (this.failures[code] ?? 0) + 1
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  }
}

/** What is between process and proxy is not for the visitor. */
function withoutHops({ connection, 'keep-alive': _, ...headers }: IncomingMessage['headers']) {
  return headers
}
