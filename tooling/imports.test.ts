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
  ['record-kind.ts'],
  ['audit', 'cache.ts', 'http', 'journal', 'outbound'],
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

/** What the slices of the back-office share. */
const adminGround = ['brand', 'http', 'drafts', 'lists', 'records', 'csv']
/** What puts its slices together; none of them imports it. */
const adminTop = ['live', 'shell', 'router.tsx', 'app.tsx']
/**
 * What one slice of the back-office imports of another, a function or component made for that; and
 * what the ground draws of a slice, fetched once it is needed.
 */
const adminDoors = [
  'consultations → booking',
  'dashboard → consultations',
  'dashboard → lead-magnets',
  'dashboard → leads',
  'dashboard → people',
  'deals → people',
  'deals → settings',
  // Pieces of screens, for the public site to show.
  'fragments → consultations',
  'fragments → leads',
  'fragments → outbox',
  'leads → deals',
  'leads → settings',
  'people → deals',
  'people → history',
  'people → leads',
  'search → accounts',
  'search → consultations',
  'search → deals',
  'search → lead-magnets',
  'search → leads',
  'search → people',
  'search → settings',
  'settings → accounts',
  'settings → booking',
  'settings → consultations',
  'today → consultations',
  'today → leads',
  'today → people',
  'today → search',
  'views → dashboard',
  'lists → views',
  'records → history',
  'records → people',
]
/** The folders of the back-office that import each other; ARCHITECTURE.md says why. */
const adminPairs = ['deals ↔ people', 'history ↔ records', 'lists ↔ records', 'people ↔ records']

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

test('in the back-office a folder imports of a slice only what is made for it', () => {
  const toSlices = [...edgesOf('web/admin')].filter(([edge]) => {
    const [from, to] = endsOf(edge)
    return !adminTop.includes(from) && !adminGround.includes(to)
  })
  const others = toSlices.filter(([edge]) => !adminDoors.includes(edge))
  expect(Object.fromEntries(others)).toEqual({})
  const used = toSlices.map(([edge]) => edge)
  expect(adminDoors.filter((door) => !used.includes(door))).toEqual([])
})

test('in the back-office folders import each other only where it is named', () => {
  const edges = edgesOf('web/admin')
  const pairs = [...edges.keys()].flatMap((edge) => {
    const [from, to] = endsOf(edge)
    return from < to && edges.has(`${to} → ${from}`) ? [`${from} ↔ ${to}`] : []
  })
  expect(pairs.toSorted()).toEqual(adminPairs)
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8')
  expect(adminPairs.filter((pair) => !architecture.includes(`\`${pair}\``))).toEqual([])
})
