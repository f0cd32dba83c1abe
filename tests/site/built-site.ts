import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerFrame } from '#web/site/answers/answer.ts'
import type { SiteManifest } from '../../tooling/site-finish.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')

/** An HTML element's own tag: its name and attributes, with entities read. */
export type Tag = {
  name: string
  attributes: Record<string, string>
  /** Inside something that is not shown until a script shows it. */
  hidden: boolean
  /** Inside a template: no part of the page until a script puts a copy of it there. */
  inTemplate: boolean
}

export type BuiltPage = {
  path: string
  html: string
  tags: Tag[]
  /** Kept out of search results: error pages, and where sent forms arrive. */
  unlisted: boolean
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}
const plain = (text: string) => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

const attributesOf = (list: string) =>
  Object.fromEntries(
    [...list.matchAll(/([^\s=]+)(?:="([^"]*)"|='([^']*)'|=([^\s>]+))?/g)].map(
      ([, key = '', double, single, bare]) => [key, plain(double ?? single ?? bare ?? '')],
    ),
  )

/** The tags of a page. Our own build writes them, so patterns suffice; scripts and styles hold none. */
export function tagsOf(html: string): Tag[] {
  const markup = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1</$2>')
  const pattern = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s>]+)?)*)\s*(\/?)>/gi
  const tags: Tag[] = []
  const open: Tag[] = []
  for (const [, closing, written = '', list = '', selfClosing] of markup.matchAll(pattern)) {
    const name = written.toLowerCase()
    if (closing) {
      const index = open.findLastIndex((tag) => tag.name === name)
      if (index >= 0) open.length = index
      continue
    }
    const attributes = attributesOf(list)
    const inTemplate = open.some((tag) => tag.name === 'template')
    const hidden = 'hidden' in attributes || inTemplate || open.some((tag) => tag.hidden)
    const tag = { name, attributes, hidden, inTemplate }
    tags.push(tag)
    if (!selfClosing && !voidElements.has(name)) open.push(tag)
  }
  return tags
}

/**
 * The public pages of the build in `dist`, without the frame that the server draws its own into.
 * @throws {Error} when the site has not been built.
 */
export function readBuiltSite(): BuiltPage[] {
  const manifestFile = join(dist, 'site-manifest.json')
  if (!existsSync(manifestFile)) throw new Error('There is no site to test: run `npm run build`.')
  const manifest: SiteManifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  return Object.entries(manifest.pages)
    .filter(([path, page]) => !page.admin && path !== answerFrame.path)
    .map(([path, { file }]) => {
      const html = readFileSync(join(dist, 'site', file), 'utf8')
      const tags = tagsOf(html)
      return { path, html, tags, unlisted: metaOf(tags, 'robots') === 'noindex' }
    })
}

/** The content of a `<meta>` by its name or property; undefined when there is none. */
export const metaOf = (tags: readonly Tag[], name: string): string | undefined =>
  tags.find(
    ({ name: tag, attributes }) =>
      tag === 'meta' && (attributes.name === name || attributes.property === name),
  )?.attributes.content

/** The address of a `<link>`; undefined when there is none. */
export const linkOf = (tags: readonly Tag[], rel: string): string | undefined =>
  tags.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes.href

export const titleOf = (html: string): string =>
  plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

/** The words of a page as they are read, without markup; a line for each element. */
export const textOf = (html: string): string =>
  plain(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, '\n'),
  )

/** A file of the built site, or null when there is none. */
export function fileOf(path: string): Buffer | null {
  const file = join(dist, 'site', decodeURIComponent(path))
  return existsSync(file) ? readFileSync(file) : null
}

/** The data blocks of a page, taken out of their graphs. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...blocks].flatMap(([, text = '']) => {
    const document: unknown = JSON.parse(text)
    if (typeof document !== 'object' || document === null || !('@graph' in document)) return []
    return Array.isArray(document['@graph']) ? document['@graph'] : []
  })
}
