import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isCurrent, serverBuild, siteBuild } from './fingerprint.ts'

/** Builds what is not current of site and server; ends this process as the build ended, if it failed. */
export async function buildFirst(): Promise<void> {
  if (isCurrent(siteBuild) && isCurrent(serverBuild)) return
  const { code, signal } = await build()
  if (signal) process.kill(process.pid, signal)
  if (signal || code !== 0) process.exit(code ?? 1)
}

/** Builds in a process of its own: it needs hundreds of megabytes, which the server does not. */
async function build(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const script = fileURLToPath(new URL('build.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: 'inherit' })
  const hand = (signal: NodeJS.Signals) => void child.kill(signal)
  process.on('SIGTERM', hand).on('SIGINT', hand)
  const [code, signal] = await once(child, 'close')
  process.off('SIGTERM', hand).off('SIGINT', hand)
  return { code, signal }
}
