import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folders } from '#server/folders.ts'
import { page, placeholderOrigin } from '#shared/routes.ts'
import { embedded as database } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { jsonLdOf, linkOf, metaOf, readBuiltSite, tagsOf } from './built-site.ts'

const { dist } = folders
const listed = readBuiltSite().filter(({ unlisted }) => !unlisted)
const encodings = ['identity', 'gzip', 'br']

/** The build as it is, for both addresses: the test would fail if a start built anything. */
const stamp = () => readFileSync(join(dist, 'build.json'), 'utf8')
const built = stamp()

describe.each(['https://loom.example', 'http://127.0.0.1:8080'])('one build at %s', (publicUrl) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: publicUrl }, dist })

  test.each(encodings)('stands in every page, as %s', async (encoding) => {
    for (const { path } of listed) {
      const answer = await app.visitor().get(path, { 'Accept-Encoding': encoding })
      expect(answer.headers.get('content-encoding') ?? 'identity', path).toBe(encoding)
      const tags = tagsOf(answer.text)
      expect(linkOf(tags, 'canonical')).toBe(publicUrl + path)
      expect(metaOf(tags, 'og:url')).toBe(publicUrl + path)
      for (const picture of ['og:image', 'twitter:image']) {
        expect(metaOf(tags, picture)?.startsWith(`${publicUrl}/`), picture).toBe(true)
      }
      expect(jsonLdOf(answer.text)).toContainEqual(
        expect.objectContaining({ '@type': 'Organization', url: `${publicUrl}/` }),
      )
      expect(answer.text).not.toContain(new URL(placeholderOrigin).host)
    }
    expect(stamp()).toBe(built)
  })

  test.each(encodings)('is told to search engines, as %s', async (encoding) => {
    const get = async (path: string) =>
      (await app.visitor().get(path, { 'Accept-Encoding': encoding })).text
    expect(await get('/robots.txt')).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    const places = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)]
    const urls = places.map(([, url]) => url)
    expect(urls).toContain(publicUrl + page.pricing)
    expect(urls.filter((address) => !address?.startsWith(`${publicUrl}/`))).toEqual([])
  })
})
