/**
 * `node tooling/lockfile.ts` completes package-lock.json after `npm install`.
 *
 * A package with a build for each platform names all of them as optional dependencies. Npm leaves
 * those out of the lockfile that the registry it used did not have, and `npm ci` then refuses the
 * lockfile. Their versions are exact and their names tell the platform, so the entries can be
 * written without asking anybody.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Entry = {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lockfile = { packages: Record<string, Entry> }

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors: Record<string, string> = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
}
const libraries: Record<string, string> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/** The folders in which Node would look for a dependency of the package at `path`, nearest first. */
function* foldersAbove(path: string) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}${at && '/'}node_modules/`
    if (!at) return
  }
}

/** The optional dependencies that the lockfile names and does not describe: name and version. */
export function missingBuilds({ packages }: Lockfile): [name: string, version: string][] {
  const missing = new Map<string, string>()
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = [...foldersAbove(path)].some((folder) => packages[folder + name])
      if (!found) missing.set(name, version)
    }
  }
  return [...missing]
}

/** The entry of a build for another platform, from its name: `…-linux-arm64-musl`. */
export function entryOf(name: string, version: string): Entry {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`${name} is missing from the lockfile, and ${version} is not one version.`)
  }
  const words = name.split(/[-/]/)
  const system = systems.find((each) => words.includes(each))
  const processor = words.map((word) => processors[word]).find(Boolean)
  const library = words.map((word) => libraries[word]).find(Boolean)
  if (!processor || (!system && processor !== 'wasm32')) {
    throw new Error(`The name of ${name} does not tell its platform.`)
  }
  return {
    version,
    cpu: [processor],
    ...(system === 'linux' && library && { libc: [library] }),
    optional: true,
    ...(system && { os: [system] }),
  }
}

function complete(file: string) {
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingBuilds(lockfile)
  for (const [name, version] of missing) {
    lockfile.packages[`node_modules/${name}`] = entryOf(name, version)
  }
  const byName = Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  lockfile.packages = Object.fromEntries(byName)
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`${missing.length} builds for other platforms were added to the lockfile.`)
}

if (import.meta.main) complete(fileURLToPath(new URL('../package-lock.json', import.meta.url)))
