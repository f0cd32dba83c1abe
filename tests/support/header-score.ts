/** One line of the score: what is tested, what was found, and the points it adds or takes. */
type ScoreLine = { test: string; found: string; modifier: number }

const tooBroad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']
const inline = ["'unsafe-inline'", 'data:']

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

function contentSecurity(policy: string | null): [string, number] {
  if (policy === null) return ['none', -25]
  const directives = directivesOf(policy)
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const script = sourcesOf('script-src')
  const style = sourcesOf('style-src')
  const has = (sources: string[], wrong: string[]) => sources.some((one) => wrong.includes(one))
  if (has(script, [...tooBroad, ...inline]) || has(sourcesOf('object-src'), tooBroad)) {
    return ['unsafe scripts or objects', -20]
  }
  if ([...directives.values()].flat().some((source) => /^(http|ftp):/.test(source))) {
    return ['sources without TLS', -20]
  }
  if (has([...script, ...style], ["'unsafe-eval'"])) return ["'unsafe-eval'", -10]
  if (has(style, [...tooBroad, ...inline])) return ['unsafe styles', 0]
  return directives.get('default-src')?.join(' ') === "'none'"
    ? ["nothing unsafe, default-src 'none'", 10]
    : ['nothing unsafe', 5]
}

/** The points for a header whose values are each worth something; `others` for all the rest. */
function byValue(value: string | null, worth: Record<string, number>, others: number) {
  if (value === null) return ['none', worth.none ?? 0] as const
  return [value, worth[value.toLowerCase()] ?? others] as const
}

function transportSecurity(value: string | null): [string, number] {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0)
  if (value === null || seconds === 0) return ['none', -20]
  return [value, seconds >= 15_768_000 ? 0 : -10]
}

function integrity(html: string): [string, number] {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"([^>]*)/g)]
  const foreign = sources.filter(([, source = '']) => /^(\/\/|\w+:)/.test(source))
  if (foreign.length > 0) return ['scripts from elsewhere', -50]
  return sources.length > 0 && sources.every(([tag]) => tag.includes('integrity='))
    ? ['own scripts, with integrity', 5]
    : ['own scripts alone', 0]
}

/**
 * What a page scores by the public rules of the MDN HTTP Observatory (its table of November 2026):
 * 100 points and these lines. Two of its rules are the proxy's and the world's: that plain http is
 * redirected, and that browsers know the host from a list (5 points).
 * @param answer headers of an answer to a call that names a foreign `Origin`, and its text
 */
export function headerScore({ headers, text }: { headers: Headers; text: string }): ScoreLine[] {
  const policy = headers.get('content-security-policy')
  const ancestors = directivesOf(policy ?? '').get('frame-ancestors')
  const origin = headers.get('access-control-allow-origin')
  const safeReferrers = ['no-referrer', 'same-origin', 'strict-origin']
  const lines: Record<string, readonly [string, number]> = {
    'content-security-policy': contentSecurity(policy),
    cookies: headers.has('set-cookie') ? ['some', -40] : ['none', 0],
    'cross-origin-resource-sharing': origin ? [origin, -50] : ['none', 0],
    'referrer-policy': byValue(
      headers.get('referrer-policy'),
      Object.fromEntries(
        [...safeReferrers, 'strict-origin-when-cross-origin'].map((value) => [value, 5]),
      ),
      -5,
    ),
    'strict-transport-security': transportSecurity(headers.get('strict-transport-security')),
    'subresource-integrity': integrity(text),
    'x-content-type-options': byValue(
      headers.get('x-content-type-options'),
      { nosniff: 0, none: -5 },
      -5,
    ),
    'x-frame-options': ancestors
      ? ['frame-ancestors', 5]
      : byValue(headers.get('x-frame-options'), { deny: 5, sameorigin: 5, none: -20 }, -20),
    'cross-origin-resource-policy': byValue(
      headers.get('cross-origin-resource-policy'),
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
      -5,
    ),
    'cross-origin-embedder-policy': byValue(
      headers.get('cross-origin-embedder-policy'),
      { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
      -5,
    ),
    'cross-origin-opener-policy': byValue(
      headers.get('cross-origin-opener-policy'),
      { 'same-origin': 10, 'same-origin-allow-popups': 10, 'unsafe-none': 0 },
      -5,
    ),
  }
  return Object.entries(lines).map(([test, [found, modifier]]) => ({ test, found, modifier }))
}
