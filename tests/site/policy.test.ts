import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { adminPage, api, page } from '#shared/routes.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { headerScore } from '#tests/support/header-score.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import type { SiteManifest } from '../../tooling/site-finish.ts'
import { tagsOf } from './built-site.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const manifest: SiteManifest = JSON.parse(readFileSync(join(dist, 'site-manifest.json'), 'utf8'))
const textOf = (file: string) => readFileSync(join(dist, 'site', file), 'utf8')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each(Object.entries(manifest.pages))('%s', (_path, built) => {
  const html = textOf(built.file)

  test('has no inline style or script but those its policy names', () => {
    const texts = (element: string) =>
      [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
        .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
        .map(([, , text = '']) => hashOf(text))
    expect(built.styleHashes).toEqual(texts('style'))
    expect(built.scriptHashes).toEqual(texts('script'))
    expect(built.styleHashes.length).toBeGreaterThan(0)
  })

  test('has no style and no script in an attribute', () => {
    const names = tagsOf(html).flatMap(({ name, attributes }) =>
      Object.keys(attributes).map((attribute) => `${name} ${attribute}`),
    )
    expect(names.filter((name) => / (style|on\w+)$/.test(name))).toEqual([])
  })
})

// Radix keeps a page still behind a dialog by `react-style-singleton`, which would: astro.config.ts puts
// web/ui/style-singleton.ts in its place.
test('no script makes a style element, which the policy refuses, but React for who asks it to', () => {
  const assets = readdirSync(join(dist, 'site/assets')).filter((name) => name.endsWith('.js'))
  const making = assets.filter((name) =>
    /createElement\(["'`]style["'`]\)/.test(textOf(join('assets', name))),
  )
  expect(making.filter((name) => !name.startsWith('react.'))).toEqual([])
})

onOneDatabase('by the public rules of the MDN Observatory', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'https://loom.example' }, dist })

  test.each([page.home, page.contact, page.schedule, '/no-such-page', adminPage.login])(
    '%s scores 150 on https',
    async (address) => {
      const answer = await app.visitor().get(address, { Origin: 'https://elsewhere.example' })
      const lines = headerScore(answer)
      expect(lines.map(({ test, modifier }) => [test, modifier])).toEqual([
        ['content-security-policy', 10],
        ['cookies', 0],
        ['cross-origin-resource-sharing', 0],
        ['referrer-policy', 5],
        ['strict-transport-security', 0],
        ['subresource-integrity', 0],
        ['x-content-type-options', 0],
        ['x-frame-options', 5],
        ['cross-origin-resource-policy', 10],
        ['cross-origin-embedder-policy', 10],
        ['cross-origin-opener-policy', 10],
      ])
      const score = lines.reduce((sum, { modifier }) => sum + modifier, 100)
      expect(score).toBe(150)
    },
  )

  test('the description of the API scores as much', async () => {
    const lines = headerScore(await app.visitor().get(`${api.docs}/`))
    expect(lines.reduce((sum, { modifier }) => sum + modifier, 100)).toBe(150)
  })
})
