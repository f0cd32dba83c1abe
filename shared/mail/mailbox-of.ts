/** Domains of the one provider that ignores dots, all of them the same. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as far as its spelling tells: case, what follows a plus, and
 * Google's dots make many addresses of one mailbox. For counting only; mail goes to what was typed.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const name = plain.slice(0, Math.max(0, at))
  const domain = at === -1 ? '' : plain.slice(at + 1)
  const tag = name.indexOf('+', 1)
  const untagged = tag === -1 ? name : name.slice(0, tag)
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
