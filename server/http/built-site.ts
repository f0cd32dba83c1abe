import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { scheduleWay } from '#shared/booking/pages.ts'
import { page } from '#shared/routes.ts'
import { contentPolicy } from './content-policy.ts'
import { type StoredFile, storeFile } from './stored-file.ts'

/** What the build tells of the site; written by tooling/build.ts. */
const manifestSchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      file: z.string(),
      scriptHashes: z.array(z.string()),
      styleHashes: z.array(z.string()),
      admin: z.boolean(),
    }),
  ),
  /** Files besides the pages that name the public address. */
  addressed: z.array(z.string()),
})
type BuiltPage = z.output<typeof manifestSchema>['pages'][string]

type StoredPage = {
  file: StoredFile
  /** The one page of the back-office. */
  admin: boolean
  /** The page to schedule alone: as it is sent while the firm offers times of its own. */
  own?: StoredFile
  /** The page's content security policy, with what it may show in a frame. */
  policyWith: (frames: URL | undefined) => string
}

/** The site as it is sent: pages by their path, and the other files that name the public address. */
export type BuiltSite = {
  /** Where all other files are: of this build, and the hashed ones of those before (tooling/keep-assets.ts). */
  folders: string[]
  pages: Map<string, StoredPage>
  files: Map<string, StoredFile>
}

export const policyHeader = 'Content-Security-Policy'
/** Which pages a browser may fetch before they are asked for; an address, as a header names it. */
export const speculationRules = '/speculation.rules'
/** What has no hash in its name is asked for again, and answered with 304 while it is the same. */
export const revalidate = { 'Cache-Control': 'no-cache' }

const pageHeaders = {
  ...revalidate,
  'Content-Type': 'text/html; charset=utf-8',
  'Speculation-Rules': `"${speculationRules}"`,
}
const adminHeaders = {
  ...revalidate,
  'Content-Type': 'text/html; charset=utf-8',
  // The back-office's addresses may hold invitations and reset links, and whom somebody looked for.
  'Referrer-Policy': 'no-referrer',
}
const typeOf = (file: string) =>
  file.endsWith('.xml') ? 'application/xml' : 'text/plain; charset=utf-8'

/** Reads the site that is built in `dist` into memory, for the public address it is served at. */
export async function loadSite(dist: string, publicUrl: string): Promise<BuiltSite> {
  const folder = join(dist, 'site')
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(dist, 'site-manifest.json'), 'utf8')),
  )
  const store = (file: string, headers: Record<string, string>) =>
    storeFile(folder, file, publicUrl, headers)
  const storePage = async (
    path: string,
    { file, scriptHashes, styleHashes, admin }: BuiltPage,
  ): Promise<StoredPage> => {
    const policyWith = (frames: URL | undefined) =>
      contentPolicy({
        scripts: scriptHashes,
        styles: styleHashes,
        // The back-office shows messages in a frame of its own.
        frames: admin ? 'own' : frames,
      })
    const headers = {
      ...(admin ? adminHeaders : pageHeaders),
      [policyHeader]: policyWith(undefined),
    }
    const stored = { file: await store(file, headers), admin, policyWith }
    if (path !== page.schedule) return stored
    const ownWay = (html: string) => html.replace(scheduleWay.request, scheduleWay.own)
    return { ...stored, own: await storeFile(folder, file, publicUrl, headers, ownWay) }
  }
  const pages = await twoAtATime(
    Object.entries(manifest.pages),
    async ([path, built]) => [path, await storePage(path, built)] as const,
  )
  const files = await twoAtATime(
    manifest.addressed,
    async (file) =>
      [`/${file}`, await store(file, { ...revalidate, 'Content-Type': typeOf(file) })] as const,
  )
  const earlier = join(dist, 'earlier')
  const folders = existsSync(earlier) ? [folder, earlier] : [folder]
  return { folders, pages: new Map(pages), files: new Map(files) }
}

/**
 * Does it to each item, two at a time, and returns what came of them in the order in which they were
 * done. Every compression at work has tables of its own: all pages at once took 500 MB.
 */
async function twoAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.values()
  const done: Result[] = []
  const takeTurns = async () => {
    for (const item of waiting) done.push(await work(item))
  }
  await Promise.all([takeTurns(), takeTurns()])
  return done
}
