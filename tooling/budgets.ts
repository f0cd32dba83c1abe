/**
 * Checks the built pages against the budgets of design.md §5 and prints what each weighs.
 * `node tooling/budgets.ts` after a build; ends with 1 when a page breaks a budget. What a worker runs (the
 * drawing of the loom, the proof of work, the import of mails) is not in a page's figures.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PageWeight, weighPage, weightOf } from './page-weight.ts'
import type { SiteManifest } from './site-finish.ts'
import { reachableModules } from './site-graph.ts'
import { elementsOf, inlineStyles, type PageElement } from './site-html.ts'
import { adminScreens } from './site-screens.ts'

const limits = { html: 20 * 1024, js: 90 * 1024, adminFirstScreen: 205 * 1024 }
/** What a person sees first after signing in. */
const firstScreen = 'dashboard'
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const site = join(dist, 'site')

/** Which links a browser follows by itself. */
const fetchedLinks = /\b(?:stylesheet|preload|modulepreload|icon|preconnect|dns-prefetch)\b/
const remoteInStyles = /(?:url\(|@import)\s*["']?(?:https?:)?\/\/[^)"']*/g
/** Their file, as tooling/office-chunks.ts has it. */
const officeIcons = /\/icons\.[\w-]+\.js$/
const isRemote = (url: string | undefined) => /^(?:https?:)?\/\//.test(url ?? '')

type Row = PageWeight & { path: string; faults: string[] }

const manifest: SiteManifest = JSON.parse(await readFile(join(dist, 'site-manifest.json'), 'utf8'))
const rows: Row[] = []
for (const [path, page] of Object.entries(manifest.pages)) {
  rows.push(await weigh(path, page.file, page.admin))
}
print(rows)
const adminFits = await printScreens()
if (!adminFits || rows.some((row) => row.faults.length > 0)) process.exitCode = 1

async function weigh(path: string, file: string, admin: boolean): Promise<Row> {
  const html = await readFile(join(site, file), 'utf8')
  const elements = elementsOf(html)
  const { statics } = await reachableModules(site, elements)
  const row = {
    path,
    ...(await weighPage(site, html)),
    faults: [...blockingResources(elements), ...remoteResources(elements)],
  }
  if (!admin && row.html > limits.html) row.faults.push(`HTML over ${limits.html} bytes`)
  if (!admin && statics.some((module) => officeIcons.test(module)))
    row.faults.push('brings the icons of the back-office (iconsOfSite, tooling/office-chunks.ts)')
  if (!admin && row.js + row.later > limits.js)
    row.faults.push(`JavaScript over ${limits.js} bytes`)
  return row
}

/** External styles for the screen, and scripts that are neither modules, deferred nor inline, hold up the first paint. */
function blockingResources(page: readonly PageElement[]): string[] {
  const blocks = ({ name, attributes: { rel, media, src, type, defer, async } }: PageElement) =>
    (name === 'link' && rel === 'stylesheet' && media !== 'print') ||
    (name === 'script' && src !== undefined && type !== 'module' && (defer ?? async) === undefined)
  return page
    .filter(blocks)
    .map(({ attributes }) => `blocks rendering: ${attributes.href ?? attributes.src}`)
}

/** Anything a page fetches by itself from somewhere else; links to go to are not among it. */
function remoteResources(page: readonly PageElement[]): string[] {
  const fetched = page.flatMap(({ name, attributes: { href, rel, src, srcset, data } }) =>
    name === 'link' ? [fetchedLinks.test(rel ?? '') ? href : undefined] : [src, srcset, data],
  )
  const styled = inlineStyles(page).flatMap((css) => css.match(remoteInStyles) ?? [])
  return [...fetched.filter(isRemote), ...styled].map((url) => `remote: ${url}`)
}

/** Prints what each screen of the back-office weighs; returns whether the first one fits its budget. */
async function printScreens(): Promise<boolean> {
  const page = Object.values(manifest.pages).find(({ admin }) => admin)
  if (!page) throw new Error('The build has no back-office.')
  const html = await readFile(join(site, page.file), 'utf8')
  const { frame, screens } = await adminScreens(
    site,
    (await reachableModules(site, elementsOf(html))).statics,
  )
  const shared = await weightOf(site, frame)
  let fits = true
  const line = (label: string, bytes: number, verdict = '') =>
    console.log(label.padEnd(47), bytes.toLocaleString('en-US').padStart(9), verdict)
  line('\nBack-office: application and shell', shared)
  for (const { name, modules } of screens) {
    const own = await weightOf(site, modules)
    line(`  ${name}, besides those`, own)
    if (name !== firstScreen) continue
    fits = shared + own <= limits.adminFirstScreen
    line('  first screen, whole', shared + own, fits ? ' ok' : ` over ${limits.adminFirstScreen}`)
  }
  return fits
}

function print(all: Row[]): void {
  const cells = (row: Row) => [
    row.path.padEnd(38),
    ...[row.html, row.js, row.later].map((bytes) => bytes.toLocaleString('en-US').padStart(9)),
    row.faults.length === 0 ? '  ok' : `  ${row.faults.join('; ')}`,
  ]
  console.log('Bytes after brotli'.padEnd(38), '    HTML', '      JS', ' JS later')
  for (const row of all) console.log(cells(row).join(''))
}
