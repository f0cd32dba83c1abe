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

/** The picture that link previews show of a page (public-site.md §2, Page metadata). */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** Where the picture of the page at `path` stands; drawn at build by tooling/share-pictures. */
export const sharePicturePath = (path: string): string =>
  `/share${path === '/' ? '/home' : path}.png`

/** The public address without a trailing slash, from Astro's `site` setting, which is always set. */
export function siteUrl({ site }: { site: URL | undefined }): string {
  if (!site) throw new Error('astro.config.ts sets no `site`.')
  return site.href.replace(/\/$/, '')
}
