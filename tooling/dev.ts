/**
 * `npm run dev`: site and back-office with hot reload on PORT, and the server beside them, bundled and
 * started again whenever one of its files changes. Ctrl-C stops both.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context, type Plugin } from 'esbuild'
import { readEnv } from '../server/env.ts'
import { folders } from '../server/folders.ts'
import { reservePort } from '../server/http/reserve-port.ts'
import { writeBrandColors } from './brand-colors.ts'
import { serverBundle } from './bundle-server.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()

await writeBrandColors()
const { port, host } = readEnv()
// The server's own port, behind the site's, and the site's for `PORT=0`: the system chooses.
const reservedForServer = await reservePort('127.0.0.1')
const reservedForSite = port === 0 ? await reservePort(host) : undefined
const env = readEnv({ PORT: String(reservedForSite?.port ?? port) })
const astro = fileURLToPath(new URL('../bin/astro.mjs', import.meta.resolve('astro')))

// In a folder of its own: a product that runs from the build goes on beside this one.
const bundle = join(folders.dist, 'dev-server')
const bundled = Promise.withResolvers<void>()
const options = serverBundle(fileURLToPath(new URL('..', import.meta.url)), bundle)
const tellFirstBuild: Plugin = {
  name: 'tell-first-build',
  setup: ({ onEnd }) => onEnd(() => bundled.resolve()),
}
const server = await context({
  ...options,
  plugins: [...(options.plugins ?? []), tellFirstBuild],
})
await server.watch()
// A server that is begun while its files are written is started again in the midst of its start.
await bundled.promise
await Promise.all([reservedForServer.release(), reservedForSite?.release()])

const start = (args: string[], variables: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...variables } })

const children = [
  start(['--watch', join(bundle, 'main.js')], {
    PORT: String(reservedForServer.port),
    HOST: '127.0.0.1',
    PUBLIC_URL: env.publicUrl,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    // It starts again with every change, and nobody routes visitors here.
    DRAIN_SECONDS: '0',
  }),
  start([astro, 'dev', '--port', String(env.port), '--host', env.host], {
    DEV_SERVER: `http://127.0.0.1:${reservedForServer.port}`,
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
