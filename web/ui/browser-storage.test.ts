import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { localStore, sessionStore } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('No.', 'SecurityError')
}

/** A window whose two storages do as told, on top of a working one. */
function stubStorage(how: Partial<Storage>): void {
  const held = new Map<string, string>()
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    ...how,
  }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
}

const refused = {
  get localStorage() {
    return refuse()
  },
  get sessionStorage() {
    return refuse()
  },
}

test.each([
  { storage: 'works', prepare: () => stubStorage({}), kept: true, read: 'value', left: null },
  {
    storage: 'is not there, as at the server',
    prepare: () => {},
    kept: false,
    read: null,
    left: null,
  },
  {
    storage: 'is refused',
    prepare: () => vi.stubGlobal('window', refused),
    kept: false,
    read: null,
    left: null,
  },
  {
    storage: 'can not be read',
    prepare: () => stubStorage({ getItem: refuse }),
    kept: true,
    read: null,
    left: null,
  },
  {
    storage: 'is full',
    prepare: () => stubStorage({ setItem: refuse }),
    kept: false,
    read: null,
    left: null,
  },
  {
    storage: 'lets nothing be removed',
    prepare: () => stubStorage({ removeItem: refuse }),
    kept: true,
    read: 'value',
    left: 'value',
  },
])('a storage that $storage never throws', ({ prepare, kept, read, left }) => {
  prepare()
  for (const store of [localStore, sessionStore]) {
    expect(store.set('key', 'value')).toBe(kept)
    expect(store.get('key')).toBe(read)
    store.remove('key')
    expect(store.get('key')).toBe(left)
    store.remove('key')
  }
})

// The linter forbids the bare names; `window.localStorage`, and what stands in an .astro file, it does not see.
test('no other file asks the browser for its storage', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const asking = globSync('{content,server,shared,web}/**/*.{astro,ts,tsx}', { cwd: root }).filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      /\b(?:local|session)Storage\b/.test(readFileSync(root + path, 'utf8')),
  )
  expect(asking.sort()).toEqual([
    // Before the first paint, with a guard of its own.
    'web/site/layout/chosen-theme.astro',
    'web/ui/browser-storage.ts',
  ])
})
