/** What a page may use besides what every page of ours may. */
type PolicySources = {
  /** Its inline scripts and its style elements, as `'sha256-…'`. */
  scripts?: readonly string[]
  styles?: readonly string[]
  /** What it may show in a frame: pages of our own, or the one other site at this address. */
  frames?: 'own' | URL | undefined
  /** The API's own page for reading has its pictures as data. */
  picturesAsData?: boolean
}

/** A host as a policy may name it. `;`, `,` and quotes stand in hosts too, and end a source. */
const plainHost = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/

/** The origin of an https address as a source; null when its host can not be written as one. */
export const originSource = ({ protocol, host }: URL): string | null =>
  protocol === 'https:' && plainHost.test(host) ? `https://${host}` : null

/**
 * The content security policy of an answer: nothing but what is named here. Scripts of our own and
 * the page's inline ones by hash, and so its styles, never `unsafe-inline`. It is what protects
 * the token in the browser's storage (design.md §4). Scripts place and move things through the
 * CSSOM, which no policy restricts; a `style` attribute in a page does nothing.
 */
export function contentPolicy({
  scripts = [],
  styles = [],
  frames,
  picturesAsData,
}: PolicySources = {}) {
  const framed = frames === 'own' ? "'self'" : frames && originSource(frames)
  // What has no styles of its own needs no files of them either.
  const styled = styles.length > 0 ? ["'self'", ...styles] : ["'none'"]
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "script-src-attr 'none'",
    `style-src ${styled.join(' ')}`,
    "style-src-attr 'none'",
    `img-src 'self'${picturesAsData ? ' data:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${framed ?? "'none'"}`,
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
