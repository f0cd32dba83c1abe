/** What the tools read out of a built page. The pages are our own build's, so patterns suffice. */

/** The text of each inline script that runs; data blocks such as JSON-LD are not among them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', text = '']) =>
      /\bsrc=/.test(attributes) || /\btype="application\//.test(attributes) ? [] : [text],
  )
}

/** The text of each style element. */
export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)

/** The addresses of the modules a page can start: script sources and the parts of its islands. */
export function moduleEntries(html: string): string[] {
  const found = html.matchAll(
    /<script\b[^>]*\bsrc="([^"]+)"|\b(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g,
  )
  const inline = inlineScripts(html).flatMap((text) => importsOf(text).statics)
  return [...new Set([...[...found].map(([, src, url]) => src ?? url ?? ''), ...inline])]
}

/** The modules a module imports: those that come with it, and those it may fetch later. */
export function importsOf(code: string): { statics: string[]; dynamics: string[] } {
  const statics = code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g)
  const dynamics = code.matchAll(/\bimport\(\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g)
  const first = (matches: Iterable<RegExpMatchArray>) => [...matches].map(([, path = '']) => path)
  return { statics: first(statics), dynamics: first(dynamics) }
}

/** The path a page answers at, from its file: `contact.html` is `/contact`, `index.html` is `/`. */
export function pathOfPage(file: string): string {
  const path = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
  return `/${path}`
}
