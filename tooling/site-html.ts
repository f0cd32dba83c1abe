import { init, parse as parseImports } from 'es-module-lexer'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a built page: its attributes, the text directly inside it, and where it stands in the page. */
export type PageElement = {
  name: string
  attributes: Record<string, string>
  text: string
  location: DefaultTreeAdapterTypes.Element['sourceCodeLocation']
}

await init

/** Every element of a page in the order of the document, those inside templates among them. */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = []
  const visit = (node: Node): void => {
    if ('attrs' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      found.push({ name: node.tagName, attributes, text, location: node.sourceCodeLocation })
    }
    const inside = 'content' in node ? node.content : node
    if ('childNodes' in inside) for (const child of inside.childNodes) visit(child)
  }
  visit(parse(html, { sourceCodeLocationInfo: true }))
  return found
}

/** The text of each inline script that runs; data blocks such as JSON-LD are not among them. */
export const inlineScripts = (elements: readonly PageElement[]): string[] =>
  elements
    .filter(({ name, attributes }) => name === 'script' && attributes.src === undefined)
    .filter(({ attributes }) => !attributes.type?.startsWith('application/'))
    .map(({ text }) => text)

/** The text of each style element. */
export const inlineStyles = (elements: readonly PageElement[]): string[] =>
  elements.filter(({ name }) => name === 'style').map(({ text }) => text)

/** The addresses of the modules a page can start: script sources and the parts of its islands. */
export function moduleEntries(elements: readonly PageElement[]): string[] {
  const named = elements.flatMap(({ name, attributes }) => [
    name === 'script' ? attributes.src : undefined,
    attributes['component-url'],
    attributes['renderer-url'],
    attributes['before-hydration-url'],
  ])
  const inline = inlineScripts(elements).flatMap((text) => importsOf(text).statics)
  return [...new Set([...named.filter((url) => url !== undefined), ...inline])]
}

/** The modules a module imports: those that come with it, and those it may fetch later. */
export function importsOf(code: string): { statics: string[]; dynamics: string[] } {
  const [imports] = parseImports(code)
  const modules = imports.filter(({ n }) => n !== undefined && /^\.{0,2}\/.*\.js$/.test(n))
  const which = (later: boolean) =>
    modules.filter(({ d }) => later === d > -1).map(({ n }) => n ?? '')
  return { statics: which(false), dynamics: which(true) }
}

/** The path a page answers at, from its file: `contact.html` is `/contact`, `index.html` is `/`. */
export function pathOfPage(file: string): string {
  const path = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')
  return `/${path}`
}
