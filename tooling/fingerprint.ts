import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

type Build = {
  /** All of these are there once it is made; the last holds the stamp of what it was made from. */
  files: string[]
  /** Everything it is made from, relative to the project's root. */
  inputs: string[]
}

const ofBoth = ['shared', 'content', 'web', 'package-lock.json', 'tooling/fingerprint.ts']

export const siteBuild: Build = {
  files: ['dist/site/index.html', 'dist/site-manifest.json', 'dist/build.json'],
  inputs: [
    ...ofBoth,
    'tooling/build.ts',
    'tooling/share-pictures',
    'tooling/site-finish.ts',
    'tooling/site-html.ts',
    'tooling/office-chunks.ts',
    'astro.config.ts',
  ],
}

export const serverBuild: Build = {
  files: ['dist/server/main.js', 'dist/server/build.json'],
  inputs: [
    ...ofBoth,
    'server',
    'tooling/build-server.ts',
    'tooling/bundle-server.ts',
    'package.json',
  ],
}

/** What a build that is made now is stamped with. */
export const stampOf = (build: Build) => JSON.stringify({ fingerprint: fingerprint(build.inputs) })

/** Whether a build is there and made of what is there now. */
export function isCurrent(build: Build): boolean {
  const files = build.files.map((file) => join(root, file))
  return (
    files.every((file) => existsSync(file)) &&
    readFileSync(files.at(-1) ?? '', 'utf8') === stampOf(build)
  )
}

/**
 * A hash of these files and folders with all they hold; tests are left out. Read one after the other
 * and not side by side: they are small, there are a thousand, and every start waits for it.
 */
function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** The files at or under a path, in a fixed order. */
function filesUnder(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
