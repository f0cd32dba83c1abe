import { describe, expect, test } from 'vitest'
import { templates } from '#content/templates/list.ts'
import { timesPage } from '#shared/booking/pages.ts'
import { api } from '#shared/routes.ts'
import { type BuiltPage, fileOf, readBuiltSite } from './built-site.ts'

const pages = readBuiltSite()
const byPath = new Map(pages.map((page) => [page.path, page]))

/** What the server makes when it is asked; the journeys follow each of them. */
const made: readonly string[] = [
  api.checklistDocument,
  timesPage,
  ...templates.map(({ id }) => api.templateDocument(id)),
]

/** Attributes that name a URL, by what a browser does with it. */
const urlAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data-part']

const urlsOf = ({ tags, html }: BuiltPage): string[] => [
  ...tags.flatMap(({ attributes }) => [
    ...urlAttributes.flatMap((name) => attributes[name] ?? []),
    ...(attributes.srcset?.split(',').map((part) => part.trim().split(' ')[0] ?? '') ?? []),
  ]),
  ...[...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url),
]

const isOwn = (url: string) => /^[/#]/.test(url) && !url.startsWith('//')

/** What is wrong with a URL that stands in `page`, or null. */
function fault(page: BuiltPage, url: string): string | null {
  const [path = '', fragment] = url.split('#')
  const asked = (path === '' ? page.path : path).replace(/\?.*$/, '')
  if (made.includes(asked)) return null
  const target = byPath.get(asked)
  const file = target ? target.html : fileOf(asked)?.toString()
  if (file === undefined) return `${url} leads nowhere`
  if (!fragment || file.includes(`id="${fragment}"`)) return null
  return `${url} has no such part`
}

describe.each(pages)('$path', (page) => {
  test('leads nowhere that does not exist', () => {
    const faults = urlsOf(page)
      .filter(isOwn)
      .flatMap((url) => fault(page, url) ?? [])
    expect(faults).toEqual([])
  })

  test('goes elsewhere only over https, mail or phone', () => {
    const others = urlsOf(page).filter((url) => !isOwn(url) && url !== '')
    expect(others.filter((url) => !/^(https:\/\/|mailto:|tel:|data:)/.test(url))).toEqual(
      others.filter((url) => url.startsWith('http://localhost:3000')),
    )
  })

  test('gives each id once, and points only to ids it has', () => {
    const tags = page.tags.filter(({ inTemplate }) => !inTemplate)
    const ids = tags.flatMap(({ attributes }) => attributes.id ?? [])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const pointers = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'for',
      'popovertarget',
    ]
    const pointedAt = tags.flatMap(({ attributes }) =>
      pointers.flatMap((name) => attributes[name]?.split(' ') ?? []),
    )
    expect(pointedAt.filter((id) => !ids.includes(id))).toEqual([])
  })
})
