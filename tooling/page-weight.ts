import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { reachableModules } from './site-graph.ts'
import { elementsOf, inlineStyles } from './site-html.ts'

/** Bytes after brotli. The styles are inlined: `css` is the part of `html` that they would be alone. */
export type PageWeight = {
  html: number
  css: number
  /** What the page's scripts weigh with all they import. */
  js: number
  /** What they may fetch later. */
  later: number
}

const brotli = (text: string | Buffer) => brotliCompressSync(text).length

/** What each file weighs: pages have most of theirs in common, and brotli takes its time. */
const weights = new Map<string, number>()

/** What modules in the folder `site` weigh together. */
export async function weightOf(site: string, modules: string[]): Promise<number> {
  let sum = 0
  for (const module of modules) {
    const file = join(site, module)
    const weight = weights.get(file) ?? brotli(await readFile(file))
    weights.set(file, weight)
    sum += weight
  }
  return sum
}

/** Weighs a page of the built site in the folder `site`. */
export async function weighPage(site: string, html: string): Promise<PageWeight> {
  const page = elementsOf(html)
  const { statics, dynamics } = await reachableModules(site, page)
  const styles = inlineStyles(page)
  return {
    html: brotli(html),
    css: styles.length > 0 ? brotli(styles.join('')) : 0,
    js: await weightOf(site, statics),
    later: await weightOf(site, dynamics),
  }
}
