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

/** What modules in the folder `site` weigh together. */
export async function weightOf(site: string, modules: string[]): Promise<number> {
  const files = await Promise.all(modules.map((module) => readFile(join(site, module))))
  return files.reduce((sum, code) => sum + brotli(code), 0)
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
