/**
 * In which files the scripts of the back-office come. Left to itself the bundler gives what each other set of
 * screens shares a file of its own: a hundred and fifty requests for the list of leads, most of them for less
 * than a kilobyte. What a page of the site has, too, stays where the bundler puts it, so that none brings any
 * of the back-office with it.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What is asked of a module of the bundle (Rolldown's `ModuleInfo`). */
type Module = {
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
const nothingKnown = { isEntry: false, importers: [], dynamicImporters: [] }
type Bundle = { getModuleInfo: (id: string) => Module | null }

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const application = inRoot('web/admin/app.tsx')

/** What always loads, in the order in which it comes. */
const always = [
  { name: 'app', start: application },
  { name: 'shell', start: inRoot('web/admin/shell/shell.tsx') },
]
/** What several screens have; with each goes what is never without it. */
const often = [
  { name: 'list', start: inRoot('web/admin/lists/list-screen.tsx') },
  { name: 'record', start: inRoot('web/admin/records/record-details.tsx') },
  { name: 'form', start: inRoot('web/admin/records/form-dialog.tsx') },
]

const packageIn = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//
/** A module, or the package that it is of: the imports of its one door do not tell who has which part. */
const unitOf = (id: string) => packageIn.exec(id)?.[0] ?? id

/** Icons, too, come through one door; the pages of the site have these. */
const iconFile = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./
const iconsOfSite = new Set([
  ...['arrow-left', 'arrow-right', 'arrow-up', 'check', 'chevron-down', 'chevron-right', 'clock'],
  ...['menu', 'pause', 'play', 'wifi-off', 'x'],
])

/** A module and all that it imports, however far away. */
function withImports(start: string, bundle: Bundle): Set<string> {
  const found = new Set([start])
  for (const id of found) {
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/** What the back-office loads at its start and when it is asked for, each with all that it imports. */
function loadsOf(bundle: Bundle): Map<string, Set<string>> {
  const loads = new Map<string, Set<string>>()
  const starts = new Set([application])
  for (const start of starts) {
    const modules = withImports(start, bundle)
    loads.set(start, modules)
    for (const id of modules) {
      for (const later of bundle.getModuleInfo(id)?.dynamicallyImportedIds ?? []) starts.add(later)
    }
  }
  return loads
}

/** The units of these modules that a page of the site starts with, or imports, however far away. */
function unitsOfSite(modules: Iterable<string>, bundle: Bundle): Set<string> {
  const units = new Map<string, string[]>()
  for (const id of modules) units.set(unitOf(id), [...(units.get(unitOf(id)) ?? []), id])
  const isOfSite = (start: string): boolean => {
    const found = new Set([start])
    for (const unit of found) {
      if (unit === application) continue
      for (const id of units.get(unit) ?? [unit]) {
        const { isEntry, importers, dynamicImporters } = bundle.getModuleInfo(id) ?? nothingKnown
        if (isEntry) return true
        for (const importer of [...importers, ...dynamicImporters]) found.add(unitOf(importer))
      }
    }
    return false
  }
  return new Set([...units.keys()].filter(isOfSite))
}

/**
 * The file of every module that is in one of ours. No file needs one that needs it: what a module imports is
 * needed wherever that is, so it comes no later, and is in no file that comes less often.
 */
function filesOf(bundle: Bundle): Map<string, string> {
  const loads = [...loadsOf(bundle).values()]
  const all = new Set(loads.flatMap((modules) => [...modules]))
  const ofSite = unitsOfSite(all, bundle)
  const fileOf = (id: string) => {
    const needing = loads.filter((modules) => modules.has(id))
    const goesWith = (start: string) =>
      withImports(start, bundle).has(id) && needing.every((modules) => modules.has(start))
    return (
      always.find(({ start }) => withImports(start, bundle).has(id)) ??
      often.find(({ start }) => goesWith(start))
    )
  }
  const found = new Map<string, string>()
  for (const id of all) {
    const file = ofSite.has(unitOf(id)) ? undefined : fileOf(id)
    if (file) found.set(id, file.name)
  }
  return found
}

let found: Map<string, string> | undefined

/** The name of the file that a module comes in, or null where the bundler decides (`codeSplitting`). */
export function officeChunk(id: string, bundle: Bundle): string | null {
  const [, icon] = iconFile.exec(id) ?? []
  if (icon) return iconsOfSite.has(icon) ? null : 'icons'
  found ??= filesOf(bundle)
  return found.get(id) ?? null
}

/**
 * Lets files that pages start with hand more to others than their pages asked for, as modules that are put into
 * them need. Astro says `exports-only`, and takes no other word than a plugin's.
 */
export const extendableEntries: Plugin = {
  name: 'loomwork:extendable-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}
