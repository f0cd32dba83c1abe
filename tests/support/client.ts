import type { z } from 'zod'
import { errorBodySchema } from '#shared/errors.ts'

type Options = {
  json?: unknown
  /** A body as it is, with its own content type or none. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

/** An answer of the server, its body already read. */
export class Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string

  constructor(response: Response, text: string) {
    this.status = response.status
    this.headers = response.headers
    this.text = text
  }

  /** The JSON body, checked against the schema the call promises. */
  read<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    return schema.parse(JSON.parse(this.text))
  }

  /** The body of a failure: a sentence and a code. */
  get failure() {
    return this.read(errorBodySchema)
  }
}

/** Someone who calls the server: a visitor, or an admin with a token. */
export class Client {
  readonly base: string
  readonly headers: Record<string, string>

  constructor(base: string, headers: Record<string, string>) {
    this.base = base
    this.headers = headers
  }

  async send(method: string, path: string, { json, raw, headers }: Options = {}): Promise<Answer> {
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? (raw ?? null) : JSON.stringify(json),
    })
    return new Answer(response, await response.text())
  }

  get(path: string, headers?: Record<string, string>) {
    return this.send('GET', path, { ...(headers && { headers }) })
  }

  post(path: string, json?: unknown, headers?: Record<string, string>) {
    return this.send('POST', path, { json, ...(headers && { headers }) })
  }

  put(path: string, json: unknown) {
    return this.send('PUT', path, { json })
  }

  patch(path: string, json: unknown) {
    return this.send('PATCH', path, { json })
  }

  delete(path: string) {
    return this.send('DELETE', path)
  }

  /** The same person, holding this token. */
  withToken(token: string) {
    return new Client(this.base, { ...this.headers, Authorization: `Bearer ${token}` })
  }
}
