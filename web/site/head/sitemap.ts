import { industrySlugs, page, serviceSlugs } from '#shared/routes.ts'

/** Every public path a search engine should know: all of `page` but what follows a sent form. */
function indexedPaths(): string[] {
  const { service, industry, contactSent: _notIndexed, ...fixed } = page
  return [...Object.values(fixed), ...serviceSlugs.map(service), ...industrySlugs.map(industry)]
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
