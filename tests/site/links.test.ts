import { describe, expect, test } from 'vitest'
import { templates } from '#content/templates/list.ts'
import { api } from '#shared/routes.ts'
import { type BuiltPage, fileOf, readBuiltSite } from './built-site.ts'

const pages = readBuiltSite()
const byPath = new Map(pages.map((page) => [page.path, page]))

/** What the server makes when it is asked; the journeys follow each of them. */
const made: readonly string[] = [
  api.checklistDocument,
  ...templates.map(({ id }) => api.templateDocument(id)),
]

/** Attributes that name an address, by what a browser does with it. */
const addressAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data-part']

const addressesOf = ({ tags, html }: BuiltPage): string[] => [
  ...tags.flatMap(({ attributes }) => [
    ...addressAttributes.flatMap((name) => attributes[name] ?? []),
    ...(attributes.srcset?.split(',').map((part) => part.trim().split(' ')[0] ?? '') ?? []),
  ]),
  ...[...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address),
]

const isOwn = (address: string) => /^[/#]/.test(address) && !address.startsWith('//')

/** What is wrong with an address that stands in `page`, or null. */
function fault(page: BuiltPage, address: string): string | null {
  const [path = '', fragment] = address.split('#')
  const asked = (path === '' ? page.path : path).replace(/\?.*$/, '')
  if (made.includes(asked)) return null
  const target = byPath.get(asked)
  const file = target ? target.html : fileOf(asked)?.toString()
  if (file === undefined) return `${address} leads nowhere`
  if (!fragment || file.includes(`id="${fragment}"`)) return null
  return `${address} has no such part`
}

describe.each(pages)('$path', (page) => {
  test('leads nowhere that does not exist', () => {
    const faults = addressesOf(page)
      .filter(isOwn)
      .flatMap((address) => fault(page, address) ?? [])
    expect(faults).toEqual([])
  })

  test('goes elsewhere only over https, mail or phone', () => {
    const others = addressesOf(page).filter((address) => !isOwn(address) && address !== '')
    expect(others.filter((address) => !/^(https:\/\/|mailto:|tel:|data:)/.test(address))).toEqual(
      others.filter((address) => address.startsWith('http://localhost:3000')),
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
