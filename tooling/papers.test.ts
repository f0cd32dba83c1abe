import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bulkCalls } from '#shared/office-calls.ts'
import { api, page } from '#shared/routes.ts'

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
const papers = files.filter((file) =>
  /^(?:[A-Z]+|docs\/.*|bench\/README|shared\/.*)\.md$/.test(file),
)
const read = (file: string) => readFileSync(file, 'utf8')

/** Decisions tell of what was there once. */
const current = papers.filter((file) => !/decisions|CHANGELOG/.test(file))

test.each(current)('%s names files that are there', (paper) => {
  const named = read(paper).matchAll(
    /`((?:bench|content|docs|server|shared|tests|tooling|web)\/[\w./-]+\.(?:tsx?|astro|css|md|json))`/g,
  )
  const gone = [...named].flatMap(([, path = '']) => (existsSync(path) ? [] : path))
  expect(gone).toEqual([])
})

test('the recipes are made of what there is', () => {
  const code = read('docs/recipes.md')
    .split('```')
    .filter((_, n) => n % 2 === 1)
    .join('\n')
  const sources = files
    .filter((file) => /^(?:server|shared|web)\/.*(?<!\.test)\.(?:tsx?|astro)$/.test(file))
    .map(read)
    .join('\n')
  const known = new Set(sources.match(/[A-Za-z]\w+/g))
  expect([...new Set(code.match(/\b[a-z]+[A-Z]\w*/g))].filter((name) => !known.has(name))).toEqual(
    [],
  )

  const roots = { api, bulkCalls, page }
  const missing = [...code.matchAll(/\b(api|bulkCalls|page)((?:\.\w+)+)/g)].flatMap(
    ([all, root = '', path = '']) => {
      const found = path
        .slice(1)
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], roots[root as 'api'])
      return found === undefined ? all : []
    },
  )
  expect(missing).toEqual([])
})
