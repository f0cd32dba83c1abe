import { createHash, createVerify, type KeyObject } from 'node:crypto'

type Checked = { tags: Record<string, string>; body: boolean; headers: boolean }

/** A header as RFC 6376 §3.4.2 has it signed: lower-case name, folds and runs of spaces as one. */
const relaxed = (header: string) => {
  const colon = header.indexOf(':')
  const value = header
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
  return `${header.slice(0, colon).trim().toLowerCase()}:${value.trim()}`
}

/** The body as RFC 6376 §3.4.4 has it hashed: no space at the end of a line, no empty lines at its own. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${line}\r\n`).join('')
}

/**
 * Verifies the DKIM signature of a message as it came over the wire, by the standard alone and none
 * of the code that signs; null where there is none. RSA with SHA-256, relaxed/relaxed.
 */
export function checkDkim(raw: string, publicKey: KeyObject): Checked | null {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header))
  if (!signature) return null
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean)
      .map((tag) => {
        const [name = '', ...value] = tag.split('=')
        return [name.trim(), value.join('=').replace(/\s+/g, '')]
      }),
  )
  const left = [...headers]
  const signed = (tags.h ?? '').split(':').flatMap((name) => {
    const at = left.findLastIndex((header) =>
      header.toLowerCase().startsWith(`${name.toLowerCase()}:`),
    )
    return at < 0 ? [] : left.splice(at, 1).map((header) => `${relaxed(header)}\r\n`)
  })
  const unsigned = relaxed(signature.replace(/([;\s]b=)[^;]*/, '$1'))
  const hash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)), 'latin1')
    .digest('base64')
  return {
    tags,
    body: hash === tags.bh,
    headers: createVerify('RSA-SHA256')
      .update(signed.join('') + unsigned, 'latin1')
      .verify(publicKey, tags.b ?? '', 'base64'),
  }
}
