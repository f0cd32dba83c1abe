import { adoptStyles } from '../motion/adopt-styles.ts'
import pieces from './pieces.css?inline'

adoptStyles(pieces)

const sheets = new Map<string, Promise<Document>>()

/**
 * The sheet at `address` as a document, fetched once however many demos ask. Rejects when it can
 * not be had; the next call tries again.
 */
export function loadSheet(address: string): Promise<Document> {
  const known = sheets.get(address)
  if (known) return known
  const sheet = fetchSheet(address)
  sheets.set(address, sheet)
  sheet.catch(() => sheets.delete(address))
  return sheet
}

async function fetchSheet(address: string): Promise<Document> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** What a template of the sheet holds, ready for this page; null when there is no such template. */
export function templateOf(sheet: Document, id: string): DocumentFragment | null {
  const template = sheet.getElementById(id)
  return template instanceof HTMLTemplateElement
    ? document.importNode(template.content, true)
    : null
}

/** Calls `come` once, when `element` comes near the window. */
export function whenNear(element: HTMLElement, come: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      come()
    },
    { rootMargin: '600px' },
  )
  observer.observe(element)
}
