/**
 * `npm run dev`: site and back-office with hot reload on PORT, and the server beside them, bundled and
 * started again whenever one of its files changes. Ctrl-C stops both.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'
import { readEnv } from '../server/env.ts'
import { folders, programFile } from '../server/folders.ts'
import { writeBrandColors } from './brand-colors.ts'
import { serverBundle } from './bundle-server.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()

await writeBrandColors()
const env = readEnv()
/** The server's own port, behind the site's; `PORT + 1` is free on most machines. */
const serverPort = env.port + 1
const astro = fileURLToPath(new URL('../bin/astro.mjs', import.meta.resolve('astro')))

// Not a build: without its stamp the next `npm start` makes a whole one.
const bundle = join(folders.dist, 'server')
await rm(join(bundle, 'build.json'), { force: true })
const server = await context(serverBundle(fileURLToPath(new URL('..', import.meta.url)), bundle))
await server.rebuild()
await server.watch()

const start = (args: string[], variables: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...variables } })

const children = [
  start(['--watch', programFile('main')], {
    PORT: String(serverPort),
    PUBLIC_URL: env.publicUrl,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    // It starts again with every change, and nobody routes visitors here.
    DRAIN_SECONDS: '0',
  }),
  start([astro, 'dev', '--port', String(env.port), '--host', env.host], {
    DEV_SERVER: `http://127.0.0.1:${serverPort}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
  void server.dispose()
}
// More than once: npm hands on what its terminal has sent to all.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
// One without the other is no development server.
for (const child of children) child.once('exit', stop)
