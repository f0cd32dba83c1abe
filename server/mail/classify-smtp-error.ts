/** What an attempt that failed means. */
export type SmtpFailure = {
  /**
   * `refused`: this e-mail will never be taken. `later`: it may be, another time. `server`: the
   * mail server itself can not be worked with now, so others need not be tried either.
   */
  kind: 'refused' | 'later' | 'server'
  /** For the outbox: what was said, without secrets. */
  answer: string
}

/** Until the sender is taken, what fails is the server's state or our settings, not the e-mail. */
const beforeAnyMessage = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|API|MAIL)/
/** The one thing that is said of an e-mail with its sender: it is too long, and will be. */
const tooLong = 552
const serverCodes = new Set(['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS', 'EOAUTH2', 'ECONFIG', 'EPROXY'])
/** Commands whose final refusal is about this e-mail: its receiver or its content. */
const aboutMessage = /^(RCPT|DATA)/

const longestAnswer = 500

const noEncryption =
  'The mail server offers no encryption (STARTTLS), so neither mail nor password goes to it. ' +
  'Use one that does, or add ?tls=off to SMTP_URL if the way to it is private.'

/** What the mail library says when a server can not be encrypted to, by the command it got to. */
const isWithoutEncryption = (
  command: string | undefined,
  response: string | undefined,
  message: string,
) => (command === 'STARTTLS' && response) || (command === 'EHLO' && message.includes('STARTTLS'))

/** Reads what the mail library threw. */
export function classifySmtpError(error: unknown): SmtpFailure {
  const { code, command, response, responseCode } = (error ?? {}) as {
    code?: string
    command?: string
    response?: string
    responseCode?: number
  }
  const message = error instanceof Error ? error.message : String(error)
  const said = isWithoutEncryption(command, response, message)
    ? `${noEncryption} It answered: ${response}`
    : response || message
  const answer = said.replace(/\s+/g, ' ').slice(0, longestAnswer)
  const permanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 503
  if (responseCode === tooLong || (permanent && aboutMessage.test(command ?? ''))) {
    return { kind: 'refused', answer }
  }
  if (serverCodes.has(code ?? '') || (command && beforeAnyMessage.test(command))) {
    return { kind: 'server', answer }
  }
  return { kind: 'later', answer }
}
