/**
 * The path and query of the page that follows, from a `Link` header; null on the last page.
 * Only the path counts, so that a token never travels to another host.
 */
export function nextPage(link: string | null): string | null {
  for (const [, target, parameters] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!target || !/;\s*rel="?next"?/i.test(parameters ?? '')) continue
    const url = new URL(target, 'http://relative.invalid')
    return url.pathname + url.search
  }
  return null
}

/** A count as the server sends it in `X-Total-Count`: exact, or with a `+` where it stopped counting. */
export type TotalCount = { count: number; capped: boolean }

/** Null when the header is absent or no count. */
export function parseTotalCount(header: string | null): TotalCount | null {
  const match = /^(\d+)(\+?)$/.exec(header ?? '')
  return match ? { count: Number(match[1]), capped: match[2] === '+' } : null
}
