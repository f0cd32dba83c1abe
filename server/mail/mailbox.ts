import { z } from 'zod'

export type Mailbox = { name: string | null; address: string }

/** `hello@example.com` or `Loomwork <hello@example.com>`, the name in quotes or not. */
const pattern = /^(?:"?(?<name>[^"<>\r\n]*?)"?\s*<(?<inner>[^<>\s]+)>|(?<bare>[^<>\s]+))$/

/** A name and an address as people write them, or null for what is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const { name, inner, bare } = pattern.exec(text.trim())?.groups ?? {}
  const address = z.email().safeParse(inner ?? bare)
  return address.success ? { name: name?.trim() || null, address: address.data } : null
}
