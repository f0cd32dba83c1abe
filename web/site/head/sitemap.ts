import { industrySlugs, page, serviceSlugs } from '#shared/routes.ts'

/** What follows a sent form, and a sample of what follows another: there is nothing to find there. */
const unlisted: readonly string[] = [
  page.contactSent,
  page.subscribed,
  page.callRequested,
  page.auditSample,
]

/** Every public path a search engine should know. */
function indexedPaths(): string[] {
  const { service, industry, caseStudy: _part, ...fixed } = page
  const listed = Object.values(fixed).filter((path) => !unlisted.includes(path))
  return [...listed, ...serviceSlugs.map(service), ...industrySlugs.map(industry)]
}

/** The sitemap of the site at `site`, an address without a trailing slash. */
export function sitemap(site: string): string {
  const urls = indexedPaths().map((path) => `  <url><loc>${site}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
