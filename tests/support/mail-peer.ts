import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What the peer does with the next messages; each takes one, and when none is left it accepts. */
export type Mood =
  | { kind: 'accept' }
  | { kind: 'refuse'; at: 'mail' | 'rcpt' | 'data'; code: number }
  /** Takes the message whole, then breaks the connection without an answer. */
  | { kind: 'drop' }
  | { kind: 'slow'; milliseconds: number }

export type Received = {
  raw: string
  email: Email
  to: string
  messageId: string
  at: number
  /** Whether it came through an encrypted connection. */
  encrypted: boolean
}

/** The moments of one delivery as the peer sees them, in their order. */
export const deliverySteps = [
  'connected',
  'sender given',
  'receiver given',
  'content begun',
  'content taken',
  'answered',
] as const
export type DeliveryStep = (typeof deliverySteps)[number]

/** A mail server of our own that takes what it is sent, and can be told to misbehave. */
export class MailPeer {
  readonly received: Received[] = []
  /** Messages that came whole, answered or not. */
  seen = 0
  /** How many messages it did not simply take. */
  troubled = 0
  #moods: Mood[] = []
  /** What it does when no mood is left. */
  usual: Mood = { kind: 'accept' }
  /** Whether it offers STARTTLS, with a certificate that nobody has signed; read when it starts. */
  offersEncryption = false
  /** Who signed in, and whether nobody could read the password on its way. */
  readonly signIns: { user: string; encrypted: boolean }[] = []
  /** Told of each step of each delivery, before the peer answers to it; `answered` just after. */
  watch: (step: DeliveryStep) => void = () => {}
  /** Connections wait for this before they are greeted. */
  #gate = Promise.resolve()
  #server: SMTPServer | undefined
  #port = 0

  get url() {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** The same by an address that no loopback address is taken for, with a name and a password. */
  get elsewhere() {
    return `smtp://firm:secret@0.0.0.0:${this.#port}`
  }

  /** Keeps every connection waiting for its greeting, until the function it answers is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#gate = promise
    return resolve
  }

  get isRunning() {
    return this.#server !== undefined
  }

  /** Starts it; after a stop, at the same port as before. */
  async start(): Promise<void> {
    const moodOf = new WeakMap<object, Mood>()
    const server = new SMTPServer({
      authOptional: true,
      // It would warn of its certificate, which is as good as any here.
      logger: false,
      disabledCommands: this.offersEncryption ? [] : ['STARTTLS'],
      // It would take a password in clear text: that it gets none is the client's doing.
      allowInsecureAuth: true,
      onAuth: ({ username = '' }, { secure }, done) => {
        this.signIns.push({ user: username, encrypted: secure })
        done(null, { user: username })
      },
      onConnect: (_session, done) => {
        void this.#gate.then(() => {
          this.watch('connected')
          done()
        })
      },
      onMailFrom: (_address, session, done) => {
        this.watch('sender given')
        const mood = this.#moods.shift() ?? this.usual
        moodOf.set(session, mood)
        done(mood.kind === 'refuse' && mood.at === 'mail' ? this.#refusal(mood.code) : null)
      },
      onRcptTo: (_address, session, done) => {
        this.watch('receiver given')
        const mood = moodOf.get(session)
        done(mood?.kind === 'refuse' && mood.at === 'rcpt' ? this.#refusal(mood.code) : null)
      },
      onData: (stream, session, done) => {
        const mood = moodOf.get(session) ?? this.usual
        const parts: Buffer[] = []
        this.watch('content begun')
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          this.seen += 1
          this.watch('content taken')
          const raw = Buffer.concat(parts).toString()
          const keep = () => this.#keep(raw, session)
          if (mood.kind === 'drop') {
            this.troubled += 1
            keep()
            for (const connection of connectionsOf(server)) connection.close()
            return
          }
          if (mood.kind === 'refuse' && mood.at === 'data') return done(this.#refusal(mood.code))
          const answer = () => {
            keep()
            done()
            this.watch('answered')
          }
          if (mood.kind === 'slow') {
            this.troubled += 1
            setTimeout(answer, mood.milliseconds)
          } else answer()
        })
      },
    })
    server.on('error', () => {})
    server.listen(this.#port, '127.0.0.1')
    await once(server.server, 'listening')
    this.#port = (server.server.address() as AddressInfo).port
    this.#server = server
  }

  #refusal(code: number) {
    this.troubled += 1
    return Object.assign(new Error(`${code} refused by the peer`), { responseCode: code })
  }

  #keep(raw: string, { envelope, secure: encrypted }: SMTPServerSession) {
    const to = envelope.rcptTo[0]?.address ?? ''
    const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? ''
    const email = {} as Email
    this.received.push({ raw, to, messageId, at: Date.now(), encrypted, email })
  }

  /** What the next messages meet, one each. */
  next(...moods: Mood[]) {
    this.#moods.push(...moods)
  }

  /** The messages received so far, read. */
  async read(): Promise<Received[]> {
    return Promise.all(
      this.received.map(async (one) => ({ ...one, email: await PostalMime.parse(one.raw) })),
    )
  }

  clear() {
    this.received.length = 0
    this.signIns.length = 0
    this.#moods = []
    this.usual = { kind: 'accept' }
    this.watch = () => {}
    this.seen = 0
  }

  /** Stops it and breaks every connection. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    for (const connection of connectionsOf(server)) connection.close()
    await new Promise<void>((done) => server.close(() => done()))
  }
}

/** The open connections, which the library keeps and its types do not tell. */
const connectionsOf = (server: SMTPServer) =>
  (server as unknown as { connections: Set<{ close: () => void }> }).connections
