import { brand } from '#content/brand.ts'
import { pageMeta, type StaticPage } from '#content/meta/pages.ts'
import type { MetaCopy } from '#content/types/common.ts'
import { page } from '#shared/routes.ts'

/** What the head of a page says about it to search engines and link previews. */
export type PageMeta = MetaCopy & {
  path: string
  /** Kept out of search results and the sitemap. */
  noindex?: boolean
}

/** What is said of a page with a fixed address, such as `metaOf('about')`. */
export const metaOf = (key: StaticPage): PageMeta => ({ ...pageMeta[key], path: page[key] })

/** The title of the browser's tab: the page's own, with the firm's name. */
export const documentTitle = ({ path, title }: PageMeta): string =>
  path === page.home ? `${brand.name}: ${title}` : `${title} · ${brand.name}`
