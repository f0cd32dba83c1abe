/** A key per message: attempts at the same content share it, any change makes a new one. */
export function createMessageKeys(): (content: string) => string {
  let last: { content: string; key: string } | null = null
  return (content) => {
    if (last?.content !== content) last = { content, key: randomUuid() }
    return last.key
  }
}

/** A random UUID (version 4). `crypto.randomUUID` is missing on plain-http addresses. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-')
}
