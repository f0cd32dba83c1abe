/** Domains of the one provider that ignores dots, all of them the same. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as far as its spelling tells: case, what follows a plus, and
 * Google's dots make many addresses of one mailbox. For counting only; mail goes to what was typed.
 */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(address.trim().toLowerCase()) ?? []
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
