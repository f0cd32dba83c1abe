import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Lighthouse's slow 4G: milliseconds there and back, and bytes that come down in a millisecond. */
const roundTrip = 150
const bytesPerMs = 1_600 / 8

/** What TCP sends before the first acknowledgement: ten segments (RFC 6928). */
const segment = 1_460
const firstWindow = 10 * segment

/**
 * A phone's line to a server, for measuring what a visitor sees: each connection takes a round trip to open
 * and begins slowly, as TCP does, and all of them share the rate. What browsers throttle by themselves has
 * neither slow start nor a shared line.
 */
export class SlowLine {
  readonly #server = createServer((visitor) => this.#join(visitor))
  readonly #target: number
  #freeAt = 0

  /** @param url of the server at the other end, on 127.0.0.1. */
  constructor(url: string) {
    this.#target = Number(new URL(url).port)
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async start() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  stop() {
    this.#server.close()
  }

  #join(visitor: Socket) {
    const server = connect(this.#target, '127.0.0.1')
    const openAt = performance.now() + roundTrip
    visitor.on('data', (bytes) => {
      const wait = Math.max(0, openAt - performance.now()) + roundTrip / 2
      setTimeout(() => server.writable && server.write(bytes), wait)
    })
    const waiting: Buffer[] = []
    let window = firstWindow
    let unconfirmed = 0
    let ended = false
    const send = () => {
      for (let first = waiting[0]; first && unconfirmed < window; first = waiting[0]) {
        const part = first.subarray(0, segment)
        if (part.length < first.length) waiting[0] = first.subarray(segment)
        else waiting.shift()
        unconfirmed += part.length
        const now = performance.now()
        this.#freeAt = Math.max(now, this.#freeAt) + part.length / bytesPerMs
        const arrives = this.#freeAt - now + roundTrip / 2
        setTimeout(() => visitor.writable && visitor.write(part), arrives)
        setTimeout(
          () => {
            unconfirmed -= part.length
            window += part.length
            send()
          },
          arrives + roundTrip / 2,
        )
      }
      if (ended && waiting.length === 0 && unconfirmed === 0) visitor.end()
    }
    server.on('data', (bytes: Buffer) => {
      waiting.push(bytes)
      send()
    })
    // What the server has sent arrives, also when it closes then; a browser that leaves has no use for the rest.
    server.on('end', () => {
      ended = true
      send()
    })
    server.on('error', () => visitor.destroy())
    visitor.on('error', () => server.destroy())
    visitor.on('close', () => server.destroy())
  }
}
