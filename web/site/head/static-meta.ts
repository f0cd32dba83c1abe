import { pageMeta, type StaticPage } from '#content/meta/pages.ts'
import type { PageMeta } from '#content/page-meta.ts'
import { page } from '#shared/routes.ts'

/** What the head of a page with one fixed address says: its copy and its path. */
export function staticMeta(name: StaticPage): PageMeta {
  return { path: page[name], ...pageMeta[name] }
}
