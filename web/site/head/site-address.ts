/** The public address without a trailing slash, from Astro's `site` setting, which is always set. */
export function siteAddress({ site }: { site: URL | undefined }): string {
  if (!site) throw new Error('astro.config.ts sets no `site`.')
  return site.href.replace(/\/$/, '')
}
