import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse as importsIn, init } from 'es-module-lexer'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { readBuiltSite } from './built-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const islandTag = /<(\w+)(?=[\s>])[^>]*\sclient:\w/g
const named = /import\s*\{([^}]*)\}\s*from\s*'([^']+)'/g
const alive = /\son[A-Z]\w*=\{|\buse[A-Z]\w*\(/

await init

/**
 * The lines of components with an event handler or a hook that no island contains, so that no browser
 * would ever run them. `sources` maps paths from the project's root to what stands there.
 */
function deadLines(sources: ReadonlyMap<string, string>): string[] {
  const inIslands = new Set<string>()
  const visit = (path: string) => {
    const source = sources.get(path)
    if (source === undefined || inIslands.has(path)) return
    inIslands.add(path)
    // Without its types, what is imported for them alone counts as little as it does in the bundle.
    const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic' })
    for (const { n } of importsIn(code)[0]) if (n) visit(pathOf(n, path))
  }
  for (const [path, source] of sources) {
    if (!path.endsWith('.astro')) continue
    const islands = new Set([...source.matchAll(islandTag)].map(([, name]) => name))
    for (const [, names = '', from = ''] of source.matchAll(named)) {
      if (names.split(',').some((name) => islands.has(name.trim()))) visit(pathOf(from, path))
    }
  }
  return [...sources]
    .filter(([path]) => path.endsWith('.tsx') && !inIslands.has(path))
    .flatMap(([path, source]) =>
      source
        .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
        .split('\n')
        .flatMap((line, index) =>
          alive.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
    )
}

const pathOf = (specifier: string, importer: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(importer), specifier)

test('no component has a handler or a hook that no island contains', () => {
  const paths = globSync('web/{site,ui}/**/*.{astro,ts,tsx}', { cwd: root })
  const sources = new Map(paths.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]))
  expect(deadLines(sources).filter((line) => line.startsWith('web/site/'))).toEqual([])
})

test('what an island contains may be alive, and nothing else', () => {
  const sources = new Map([
    [
      'web/site/pages/a.astro',
      "---\nimport { Still, Wakes } from '../wakes.tsx'\nimport { Dead } from '../dead.tsx'\n---\n<Wakes\n  client:idle\n/><Dead />",
    ],
    [
      'web/site/wakes.tsx',
      "import { Part } from './part.tsx'\nexport const Wakes = () => <Part />",
    ],
    ['web/site/part.tsx', 'export const Part = () => <a onClick={go} />'],
    [
      'web/site/dead.tsx',
      '// useless(\nconst [a] =\n  useState(1)\nconst b = <a\n  onClick={go} />',
    ],
  ])
  expect(deadLines(sources)).toEqual([
    'web/site/dead.tsx:3 useState(1)',
    'web/site/dead.tsx:5 onClick={go} />',
  ])
})

test('every island starts within the boundary that keeps what was drawn', () => {
  const starts = readBuiltSite().flatMap(({ tags }) =>
    tags
      .filter(({ name }) => name === 'astro-island')
      .map(({ attributes }) => attributes['renderer-url']),
  )
  expect(new Set(starts)).toEqual(
    new Set([expect.stringMatching(/^\/assets\/island-client\.[^/]+\.js$/)]),
  )
})

test('an island that waits until the browser is idle starts on a page that never is', () => {
  const waiting = readBuiltSite().flatMap(({ path, tags }) =>
    tags
      .filter(({ name, attributes }) => name === 'astro-island' && attributes.client === 'idle')
      .map(({ attributes }) => ({ path, value: JSON.parse(attributes.opts ?? '{}').value })),
  )
  expect(waiting.length).toBeGreaterThan(0)
  for (const { path, value } of waiting) expect(value, path).toEqual({ timeout: 2_000 })
})

test('a page is the same wherever it is built: no island has the name that Astro makes of the folder', () => {
  const islands = readBuiltSite().flatMap(({ path, tags }) =>
    tags
      .filter(({ name }) => name === 'astro-island')
      .map(({ attributes }) => ({ path, attributes })),
  )
  expect(islands.length).toBeGreaterThan(0)
  expect(islands.filter(({ attributes }) => 'uid' in attributes)).toEqual([])
})
