import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { importsOf } from './site-html.ts'

/** The script of one screen of the back-office, as the bundler names it. */
const screenFile = /^([a-z-]+)-screen\.[\w-]+\.js$/
const shellFile = /^shell\.[\w-]+\.js$/

type Screen = {
  name: string
  /** The modules it takes besides those that every screen has. */
  modules: string[]
}

/** Every module that loads with these, as paths inside the site's folder. */
async function withStatics(folder: string, entries: string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.add(path)
    const { statics } = importsOf(await readFile(join(folder, path), 'utf8'))
    for (const next of statics) {
      await visit(next.startsWith('/') ? next.slice(1) : posix.join(posix.dirname(path), next))
    }
  }
  for (const entry of entries) await visit(entry)
  return seen
}

/**
 * What the back-office loads for any signed-in screen (`frame`: the application and the shell), and
 * each screen with the modules it adds. `app` are the modules its page starts with.
 */
export async function adminScreens(folder: string, app: string[]) {
  const assets = await readdir(join(folder, 'assets'))
  const inAssets = (name: string) => `assets/${name}`
  const shell = assets.filter((name) => shellFile.test(name)).map(inAssets)
  const frame = await withStatics(folder, [...app, ...shell])
  const screens: Screen[] = []
  for (const file of assets.filter((name) => screenFile.test(name)).sort()) {
    const all = await withStatics(folder, [inAssets(file)])
    const modules = [...all].filter((module) => !frame.has(module))
    screens.push({ name: screenFile.exec(file)?.[1] ?? file, modules })
  }
  return { frame: [...frame], screens }
}
