/**
 * What a newcomer waits for: fresh clone to first answer, restart to first answer, and the size of
 * a production install. Clones this repository's last commit into a temporary folder.
 * `npm run bench:start`
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { api } from '../shared/routes.ts'
import { portsIn, untilOk } from '../tests/support/server-process.ts'
import { until } from '../tests/support/until.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'loomwork-clone-'))
const clone = join(folder, 'loomwork')
const timeoutMs = 10 * 60 * 1000

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const inClone = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: clone, stdio: ['ignore', 'pipe', 'inherit'] }).toString()

/** Runs `npm start` until the first answer, and ends it. */
async function startAndStop(label: string, since: number) {
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  await until(() => portsIn(output).length > 0, timeoutMs)
  const [port] = portsIn(output)
  await untilOk(`http://127.0.0.1:${port}${api.health}`, timeoutMs)
  console.log(`${label}: ${seconds(since)}`)
  child.kill('SIGTERM')
  await once(child, 'exit')
}

execFileSync('git', ['clone', '--quiet', repository, clone])
const fresh = performance.now()
inClone('npm', ['ci', '--silent'])
console.log(`npm ci: ${seconds(fresh)}`)
await startAndStop('fresh clone to first answer', fresh)
await startAndStop('restart to first answer', performance.now())
inClone('npm', ['ci', '--silent', '--omit=dev'])
console.log(`production node_modules: ${inClone('du', ['-sm', 'node_modules']).split('\t')[0]} MB`)
rmSync(folder, { recursive: true })
