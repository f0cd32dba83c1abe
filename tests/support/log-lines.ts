import { Writable } from 'node:stream'

const errorLevel = 50

/** Keeps what the server logs, line by line. */
export class LogLines extends Writable {
  #lines: string[] = []

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#lines.push(...chunk.toString().split('\n').filter(Boolean))
    done()
  }

  get text() {
    return this.#lines.join('\n')
  }

  /** Lines of level error and above. */
  get errors() {
    return this.#lines.filter((line) => JSON.parse(line).level >= errorLevel)
  }

  clear() {
    this.#lines = []
  }
}
