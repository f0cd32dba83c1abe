/**
 * Checks the built pages against the budgets of design.md §5 and prints what each weighs.
 * `node tooling/budgets.ts` after a build; ends with 1 when a page breaks a budget.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { SiteManifest } from './site-finish.ts'
import { reachableModules } from './site-graph.ts'

const limits = { html: 14 * 1024, js: 65 * 1024 }
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const site = join(dist, 'site')

type Row = { path: string; html: number; js: number; later: number; faults: string[] }

const manifest: SiteManifest = JSON.parse(await readFile(join(dist, 'site-manifest.json'), 'utf8'))
const rows: Row[] = []
for (const [path, page] of Object.entries(manifest.pages)) {
  rows.push(await weigh(path, page.file, page.admin))
}
print(rows)
if (rows.some((row) => row.faults.length > 0)) process.exitCode = 1

async function weigh(path: string, file: string, admin: boolean): Promise<Row> {
  const html = await readFile(join(site, file), 'utf8')
  const { statics, dynamics } = await reachableModules(site, html)
  const row = {
    path,
    html: brotliCompressSync(html).length,
    js: await weightOf(statics),
    later: await weightOf(dynamics),
    faults: [...blockingResources(html), ...remoteResources(html)],
  }
  if (!admin && row.html > limits.html) row.faults.push(`HTML over ${limits.html} bytes`)
  if (!admin && row.js + row.later > limits.js)
    row.faults.push(`JavaScript over ${limits.js} bytes`)
  return row
}

async function weightOf(modules: string[]): Promise<number> {
  const files = await Promise.all(modules.map((module) => readFile(join(site, module))))
  return files.reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
}

/** External styles, and scripts that are neither modules, deferred nor inline, hold up the first paint. */
function blockingResources(html: string): string[] {
  const styles = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="module"|\bdefer\b|\basync\b/.test(tag))
  return [...styles, ...scripts].map((tag) => `blocks rendering: ${tag}`)
}

/** Anything a page fetches by itself from somewhere else; links to go to are not among it. */
function remoteResources(html: string): string[] {
  const tags = html.matchAll(
    /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\b(?:src|srcset|data)="(?:https?:)?\/\/[^>]*>|<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload|icon|preconnect|dns-prefetch)"[^>]*\bhref="(?:https?:)?\/\/[^>]*>|url\(["']?(?:https?:)?\/\/[^)]*\)|@import[^;]*\/\/[^;]*;/g,
  )
  return [...tags].map(([tag]) => `remote: ${tag.slice(0, 120)}`)
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
