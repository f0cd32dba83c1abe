import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { industrySlugs, page, placeholderOrigin, serviceSlugs } from '#shared/routes.ts'
import { fileOf, linkOf, metaOf, readBuiltSite } from './built-site.ts'

// The build knows no other; what the server makes of it is tested in public-url.test.ts.
const site = placeholderOrigin
const pages = readBuiltSite()
const textOf = (path: string) => fileOf(path)?.toString() ?? ''

test('every address of the routes has its page', () => {
  const { service, industry, caseStudy: _part, ...fixed } = page
  const urls = [
    ...Object.values(fixed),
    ...serviceSlugs.map(service),
    ...industrySlugs.map(industry),
  ]
  const built = pages.map(({ path }) => path)
  expect(urls.filter((path) => !built.includes(path))).toEqual([])
})

test('the sitemap lists exactly the pages that may be found', () => {
  const listed = [...textOf('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  const findable = pages.filter(({ unlisted }) => !unlisted).map(({ path }) => site + path)
  expect(listed.toSorted()).toEqual(findable.toSorted())
})

test('robots.txt names the sitemap and keeps crawlers out of the back-office', () => {
  const robots = textOf('/robots.txt')
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robots).toMatch(/^Disallow: \/admin$/m)
})

test('the manifest and the heads name icons of the sizes they say', () => {
  const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
    textOf('/site.webmanifest'),
  )
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pictures.map(({ sizes }) => sizes).toSorted()).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of pictures) {
    const png = fileOf(src)
    expect(png && `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const { tags } of pages) {
    expect(linkOf(tags, 'manifest')).toBe('/site.webmanifest')
    expect(linkOf(tags, 'apple-touch-icon')).toBe('/apple-touch-icon.png')
    expect(metaOf(tags, 'viewport')).toBe('width=device-width, initial-scale=1')
  }
  expect(fileOf('/apple-touch-icon.png')?.readUInt32BE(16)).toBe(180)
  const ico = fileOf('/favicon.ico')
  const width = ico?.readUInt8(6)
  expect([width, ico?.readUInt32BE(22 + 16)], 'the picture in favicon.ico').toEqual([32, 32])
  expect(textOf('/favicon.svg')).toMatch(/^<svg [^>]*viewBox="0 0 32 32".*<\/svg>$/)
})

test('the rules for fetching ahead leave the back-office and the calls alone', () => {
  const rules = JSON.parse(textOf('/speculation.rules'))
  expect(rules.prefetch).toHaveLength(1)
  expect(JSON.stringify(rules.prefetch[0].where)).toContain('"/admin","/admin/*","/api/*"')
})

test('the pictures of the success stories are drawn in ink and in thread, of the day and of the night', () => {
  const html = textOf('/case-studies.html')
  const pictures = [...html.matchAll(/src="(\/assets\/pictures\/[\w.-]+\.svg)"/g)].map(
    ([, path]) => path ?? '',
  )
  expect(pictures).toHaveLength(4)
  for (const svg of pictures.map(textOf)) {
    const [day, night] = svg.split('@media(prefers-color-scheme:dark)')
    expect(day).toContain(`--ink:${brand.colors.ink}`)
    expect(day).toContain(`--thread:${brand.colors.thread}`)
    expect(night).toContain(`--ink:${brand.nightColors.ink}`)
    expect(night).toContain(`--thread:${brand.nightColors.thread}`)
    expect(night).toMatch(/stroke="var\(--ink\)".*stroke="var\(--thread\)"/)
  }
})
