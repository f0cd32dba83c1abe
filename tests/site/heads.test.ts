import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies/list.ts'
import { industries } from '#content/industries/list.ts'
import { services } from '#content/services/list.ts'
import { page as path, placeholderOrigin } from '#shared/routes.ts'
import { fileOf, jsonLdOf, linkOf, metaOf, readBuiltSite, textOf, titleOf } from './built-site.ts'

// The build knows no other; what the server makes of it is tested in public-url.test.ts.
const site = placeholderOrigin
const pages = readBuiltSite()
const listed = pages.filter((page) => !page.unlisted)

const typesOf = (html: string) => jsonLdOf(html).map((block) => block['@type'])

/** The one block of a type that describes a page. */
function blockOf(own: string, type: string) {
  const html = pages.find((page) => page.path === own)?.html ?? ''
  const [block, ...others] = jsonLdOf(html).filter((one) => one['@type'] === type)
  if (!block || others.length > 0) throw new Error(`${own} is not described as one ${type}.`)
  return block
}

const questionsSchema = z
  .object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })
  .array()

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test.each(['title', 'description'])('no two pages have the same %s', (what) => {
  const heads = pages.map(({ html, tags }) =>
    what === 'title' ? titleOf(html) : metaOf(tags, 'description'),
  )
  expect(heads.filter((one, index) => heads.indexOf(one) !== index)).toEqual([])
})

describe.each(pages)('$path', ({ path: own, html, tags, unlisted }) => {
  test('says what it is within the limits of search results', () => {
    expect(titleOf(html)).toContain(brand.name)
    expect(titleOf(html).length).toBeLessThanOrEqual(60)
    const description = metaOf(tags, 'description') ?? ''
    expect(description.length).toBeLessThanOrEqual(155)
    expect(description.length).toBeGreaterThan(unlisted ? 0 : 50)
    expect(metaOf(tags, 'keywords')).not.toBe('')
  })

  test('has one main heading, and no level of headings is left out', () => {
    const headings = tags.filter(({ name }) => /^h[1-6]$/.test(name))
    const shown = headings.filter(({ hidden }) => !hidden).map(({ name }) => Number(name[1]))
    // One in all: what reads the page without running it finds the hidden ones as well.
    expect(headings.filter(({ name }) => name === 'h1')).toHaveLength(1)
    expect(shown.filter((level) => level === 1)).toHaveLength(1)
    // The menus before the main heading, and the footer after the content, stand by themselves.
    const content = shown.slice(shown.indexOf(1))
    const jumps = content.filter((level, index) => level > (content[index - 1] ?? 0) + 1)
    expect(jumps).toEqual([])
  })

  test('tells link previews its own title, words and picture', () => {
    expect(metaOf(tags, 'og:title')).toBeTruthy()
    expect(titleOf(html)).toContain(metaOf(tags, 'og:title'))
    expect(metaOf(tags, 'og:description')).toBe(metaOf(tags, 'description'))
    expect(metaOf(tags, 'og:url')).toBe(site + own)
    expect(metaOf(tags, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(tags, 'og:image:alt')).toBeTruthy()
    const picture = metaOf(tags, 'og:image') ?? ''
    expect(metaOf(tags, 'twitter:image')).toBe(picture)
    const png = fileOf(picture.replace(site, ''))
    expect(png && sizeOf(png)).toEqual([1200, 630])
    const size = ['og:image:width', 'og:image:height'].map((name) => metaOf(tags, name))
    expect(size).toEqual(['1200', '630'])
  })

  test('names its one address, or asks not to be listed', () => {
    expect(linkOf(tags, 'canonical')).toBe(unlisted ? undefined : site + own)
  })

  test('describes itself in data that can be read', () => {
    expect(typesOf(html).filter((type) => type === 'Organization')).toHaveLength(1)
    if (unlisted || own === path.home) return
    const [trail, ...others] = jsonLdOf(html).filter((block) => block['@type'] === 'BreadcrumbList')
    expect(others).toEqual([])
    const crumbs = trail?.itemListElement
    expect(Array.isArray(crumbs) && crumbs.at(-1)).toMatchObject({ item: site + own })
  })
})

test('the questions shown are the questions described', () => {
  const described = listed.filter(({ html }) => typesOf(html).includes('FAQPage'))
  expect(described.map(({ path: own }) => own)).toEqual(
    expect.arrayContaining([path.contact, path.pricing]),
  )
  for (const { path: own, html } of described) {
    const shown = textOf(html)
    const blocks = jsonLdOf(html).filter((one) => one['@type'] === 'FAQPage')
    const questions = questionsSchema.parse(blocks.flatMap(({ mainEntity }) => mainEntity))
    expect(questions.length, own).toBeGreaterThan(0)
    for (const { name, acceptedAnswer } of questions) {
      expect(shown, own).toContain(name)
      expect(shown, own).toContain(acceptedAnswer.text)
    }
  }
})

const offered = [
  ...services.map(({ id, title }) => [path.service(id), title] as const),
  ...industries.map(({ id }) => [path.industry(id), undefined] as const),
]
test.each(offered)('%s is described as a service of the firm', (own, name) => {
  const block = blockOf(own, 'Service')
  expect(block).toMatchObject({ url: site + own, provider: { '@id': `${site}/#organization` } })
  if (name) expect(block.name).toBe(name)
})

test('each success story is described as an article, at its own place', () => {
  const html = pages.find((page) => page.path === path.caseStudies)?.html ?? ''
  const articles = jsonLdOf(html).filter((block) => block['@type'] === 'Article')
  expect(articles).toHaveLength(4)
  expect(articles).toEqual(
    caseStudies.map(({ id, headline }) =>
      expect.objectContaining({ headline, url: site + path.caseStudy(id) }),
    ),
  )
})
