/** What the head of a page says about it to search engines and link previews. */
export type PageMeta = {
  path: string
  /** Without the brand, which the layout adds. */
  title: string
  /** At most about 155 characters. */
  description: string
  keywords: readonly string[]
  /** Kept out of search results and the sitemap. */
  noindex?: boolean
}
