/**
 * `npm start`: builds what is not current of site and server, and then is the server.
 *
 * Npm hands a signal to the shell it runs, and shells keep it to themselves. So the script says
 * `exec`, which puts this process in the shell's place; what follows its `||` is for the shell of
 * Windows, which knows no `exec` and no signals either.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endWithParent } from './end-with-parent.ts'

endWithParent()

// A process of its own: what a build needs is hundreds of megabytes, which the server does not.
const build = spawn(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], {
  stdio: 'inherit',
})
const hand = (signal: NodeJS.Signals) => void build.kill(signal)
process.on('SIGTERM', hand).on('SIGINT', hand)
const [code, signal] = await once(build, 'close')
process.off('SIGTERM', hand).off('SIGINT', hand)

if (signal) process.kill(process.pid, signal)
else if (code !== 0) process.exit(code)
else await import(new URL('../dist/server/main.js', import.meta.url).href)
