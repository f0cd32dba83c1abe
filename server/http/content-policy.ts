/**
 * The content security policy of a page: scripts of our own and the page's inline ones by hash,
 * never `unsafe-inline`. It is what protects the token in the browser's storage (design.md §4).
 * Styles may be inline: pages carry their stylesheet, and positioned elements their place.
 * `frameOrigin` is the one other site whose pages may be shown in a frame, if any.
 */
export function contentPolicy(scriptHashes: string[], frameOrigin?: string): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    ...(frameOrigin ? [`frame-src ${frameOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
