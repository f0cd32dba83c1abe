/**
 * Builds the site and the back-office into `dist/site` and the server into `dist/server`, what of them
 * is not current.
 * `node tooling/build.ts [--force]`. The old site stays in place until the new one is whole.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '#content/brand.ts'
import { answerFrame } from '#web/site/answers/answer.ts'
import { writeBrandColors } from './brand-colors.ts'
import { buildServer } from './build-server.ts'
import { isCurrent, root, siteBuild, stampOf } from './fingerprint.ts'
import { keepAssets } from './keep-assets.ts'

const dist = join(root, 'dist')
const site = join(dist, 'site')
const earlier = join(dist, 'earlier')
const manifestFile = join(dist, 'site-manifest.json')
const stampFile = join(dist, 'build.json')
const workPrefix = '.building-'

await writeBrandColors()
const force = process.argv.includes('--force')
if (force || !isCurrent(siteBuild)) await build()
await buildServer({ force })

async function build(): Promise<void> {
  const begun = performance.now()
  const stamp = stampOf(siteBuild)
  // What only a build needs is not read by the starts that need none.
  const { renderSharePictures } = await import('./share-pictures/render-all.ts')
  const { finishSite } = await import('./site-finish.ts')
  console.log('Building the site…')
  await mkdir(dist, { recursive: true })
  for (const name of await readdir(dist)) {
    if (name.startsWith(workPrefix) && isAbandoned(name)) {
      await rm(join(dist, name), { recursive: true })
    }
  }
  const work = join(dist, `${workPrefix}${process.pid}`)
  const fresh = join(work, 'site')
  await runAstro(fresh)
  const manifest = await finishSite(fresh)
  await renderSharePictures({
    folder: fresh,
    cache: join(dist, 'share-pictures'),
    pages: Object.entries(manifest.pages)
      .filter(([path, page]) => !page.admin && path !== answerFrame.path)
      .map(([path, { file }]) => ({ path, file })),
  })

  // Without its stamp an interrupted exchange counts as stale, and the next start builds again.
  await rm(stampFile, { force: true })
  await keepAssets(site, fresh, earlier, new Date())
  if (existsSync(site)) await rename(site, join(work, 'old'))
  await rename(fresh, site)
  await writeFile(manifestFile, JSON.stringify(manifest, null, 2))
  await writeFile(stampFile, stamp)
  await rm(work, { recursive: true, force: true })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`Built ${Object.keys(manifest.pages).length} pages in ${seconds} s.`)
}

/** Whether the build that used this work folder is no longer running. */
function isAbandoned(name: string): boolean {
  try {
    process.kill(Number(name.slice(workPrefix.length)), 0)
    return false
  } catch {
    return true
  }
}

async function runAstro(outDir: string): Promise<void> {
  const cli = fileURLToPath(new URL('../bin/astro.mjs', import.meta.resolve('astro')))
  const child = spawn(process.execPath, [cli, 'build', '--outDir', outDir], {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      // The pieces of the office that pages show tell the firm's time, wherever they are built.
      TZ: brand.timeZone.id,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whoever ends this process ends the build with it.
  let ended: NodeJS.Signals | undefined
  const end = (signal: NodeJS.Signals) => {
    ended = signal
    child.kill(signal)
  }
  process.on('SIGTERM', end).on('SIGINT', end)
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  process.off('SIGTERM', end).off('SIGINT', end)
  if (ended) process.kill(process.pid, ended)
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  console.error('The site could not be built; the reason is above.')
  process.exit(1)
}
