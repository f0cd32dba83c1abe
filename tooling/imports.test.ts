import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The folders, and the files beside them, of `server/` from the ground up: each imports only what is
 * in a line above its own. So there's no circle, and slices, which share a line, do not know each other.
 */
const serverLayers = [
  ['errors.ts', 'env.ts', 'folders.ts', 'turns.ts'],
  ['db', 'workers'],
  ['log.ts'],
  ['context.ts', 'record-tags.ts'],
  ['audit', 'cache.ts', 'http', 'journal', 'outbound', 'record-kind.ts'],
  ['write-records.ts'],
  ['records.ts', 'live', 'settings', 'notifications', 'documents'],
  ['mail'],
  ['accounts'],
  ['people'],
  ['privacy'],
  ['leads', 'consultations', 'lead-magnets', 'newsletter', 'backups', 'views'],
  ['booking', 'deals'],
  ['bulk', 'dashboard', 'history', 'search', 'system', 'today', 'webhooks', 'startup-banner.ts'],
  ['imports'],
  ['jobs'],
  ['admin-api.ts'],
  ['app.ts', 'demo', 'secret-links.ts'],
  ['serve.ts'],
  ['main.ts'],
]

/** What the slices of the back-office share, and what puts them together. */
const adminGround = [
  'brand',
  'http',
  'lists',
  'records',
  'drafts',
  'csv',
  'shell',
  'live',
  'router.tsx',
  'app.tsx',
]
/** What one slice of the back-office may import of another: a function or component made for that. */
const adminDoors = [
  'accounts → search',
  'consultations → accounts',
  'consultations → booking',
  'consultations → leads',
  'dashboard → consultations',
  'dashboard → lead-magnets',
  'dashboard → leads',
  'dashboard → people',
  'deals → accounts',
  'deals → leads',
  'deals → people',
  'deals → settings',
  // Pieces of screens, for the public site to show.
  'fragments → consultations',
  'fragments → leads',
  'fragments → outbox',
  'history → accounts',
  'history → leads',
  'imports → leads',
  'leads → deals',
  'leads → settings',
  'people → accounts',
  'people → deals',
  'people → history',
  'people → leads',
  'search → accounts',
  'search → consultations',
  'search → deals',
  'search → lead-magnets',
  'search → leads',
  'search → settings',
  'settings → accounts',
  'settings → booking',
  'settings → consultations',
  'settings → leads',
  'today → consultations',
  'today → leads',
  'today → people',
  'today → search',
  'views → accounts',
  'views → dashboard',
]

/** Each import from one folder of a zone into another, with the files that have it. */
function edgesOf(zone: string): Map<string, string[]> {
  const folderOf = (file: string) => file.slice(zone.length + 1).split('/')[0] ?? ''
  const edges = new Map<string, string[]>()
  for (const file of globSync(`${zone}/**/*.{ts,tsx}`, { exclude: ['**/*.test.ts'] })) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import) ?\(?'([.#][^']+)'/g,
    )) {
      const target = path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path)
      if (!target.startsWith(`${zone}/`) || folderOf(target) === folderOf(file)) continue
      const edge = `${folderOf(file)} → ${folderOf(target)}`
      edges.set(edge, [...(edges.get(edge) ?? []), `${file} imports ${path}`])
    }
  }
  return edges
}

const endsOf = (edge: string) => edge.split(' → ') as [from: string, to: string]

test('in the server imports flow one way', () => {
  const levelOf = (folder: string) => serverLayers.findIndex((layer) => layer.includes(folder))
  const edges = edgesOf('server')
  const folders = new Set([...edges.keys()].flatMap(endsOf))
  expect([...folders].filter((folder) => levelOf(folder) === -1)).toEqual([])
  const upward = [...edges].filter(([edge]) => {
    const [from, to] = endsOf(edge)
    return levelOf(from) <= levelOf(to)
  })
  expect(Object.fromEntries(upward)).toEqual({})
})

test('in the back-office slices import of each other only what is made for it', () => {
  const others = [...edgesOf('web/admin')].filter(
    ([edge]) =>
      !adminDoors.includes(edge) && !endsOf(edge).some((end) => adminGround.includes(end)),
  )
  expect(Object.fromEntries(others)).toEqual({})
})
