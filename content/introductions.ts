import type { PageMeta } from './page-meta.ts'

export type Action = { label: string; href: string }

export type Introduction = {
  meta: PageMeta
  heading: string
  /** One or two sentences in large type under the heading. */
  lead: string
  paragraphs: readonly string[]
  /** A short list in fine rules; `href` makes an entry a link. */
  points: { title: string; items: readonly { text: string; note?: string; href?: string }[] }
  actions: readonly [Action, ...Action[]]
}

/** The pages that introduce their subject; services and industries have their own lists. */
export const introductions: readonly Introduction[] = []
