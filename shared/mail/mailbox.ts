import { z } from 'zod'
import { comparedEmail } from '../text.ts'

export type Mailbox = { name: string | null; address: string }

/** `hello@example.com` or `Loomwork <hello@example.com>`, the name in quotes or not. */
const pattern = /^(?:"?(?<name>[^"<>\r\n]*?)"?\s*<(?<inner>[^<>\s]+)>|(?<bare>[^<>\s]+))$/

/** A name and an address as people write them, or null for what is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const { name, inner, bare } = pattern.exec(text.trim())?.groups ?? {}
  const address = z.email().safeParse(inner ?? bare)
  return address.success ? { name: name?.trim() || null, address: address.data } : null
}

/** Domains of the one provider that ignores dots, all of them the same. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as far as its spelling tells: case, what follows a plus, and
 * Google's dots make many addresses of one mailbox. For counting only; mail goes to what was typed.
 */
export function mailboxOf(address: string): string {
  const plain = comparedEmail(address)
  const at = plain.lastIndexOf('@')
  const name = plain.slice(0, Math.max(0, at))
  const domain = at === -1 ? '' : plain.slice(at + 1)
  const tag = name.indexOf('+', 1)
  const untagged = tag === -1 ? name : name.slice(0, tag)
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
