import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { programFile } from '#server/folders.ts'
import { api } from '#shared/routes.ts'
import type { Place } from './databases.ts'
import { freePort } from './free-port.ts'

/** The server as an operator runs it: a process of its own. */
export type ServerProcess = {
  url: string
  pid: number | undefined
  output: { stdout: string; stderr: string }
  kill: (signal: NodeJS.Signals) => void
  /** How it ended; at once if it has already. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** The variables that put a server on a place. */
export const variablesOf = (place: Pick<Place, 'dataDir' | 'databaseUrl'>) => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
})

/**
 * Starts the built server with these variables and nothing else of our environment. It stops
 * without a time to drain, which only few tests have to wait for.
 */
export async function spawnServer(
  variables: Record<string, string>,
  { standardOutput = 'pipe' }: { standardOutput?: number | 'pipe' } = {},
): Promise<ServerProcess> {
  const port = variables.PORT ?? String(await freePort())
  const child: ChildProcess = spawn(process.execPath, [programFile('main')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...variables,
      PORT: port,
    },
    stdio: ['ignore', standardOutput, 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk
  })
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    output,
    kill: (signal) => void child.kill(signal),
    exited,
  }
}

/**
 * Waits until an address answers 200. After a crash the embedded database flushes more than a
 * thousand files before it answers, and a disk may take its time for each.
 */
export async function untilOk(url: string, patience = 120_000): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    const status = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => {
        await response.body?.cancel()
        return response.status
      },
      () => undefined,
    )
    if (status === 200) return
    if (Date.now() > end) throw new Error(`${url} does not answer 200 (last: ${status}).`)
    await wait(25)
  }
}

/** Starts a server and waits until it answers. @throws when it does not, with what it said. */
export async function startServer(variables: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(variables)
  const ended = server.exited.then(({ code }) => {
    throw new Error(`The server ended with ${code}.`)
  })
  ended.catch(() => {})
  try {
    await Promise.race([untilOk(server.url + api.health), ended])
  } catch (cause) {
    server.kill('SIGKILL')
    await server.exited
    const { stdout, stderr } = server.output
    throw new Error(`The server did not start: ${String(cause)}\n${stdout}${stderr}`, { cause })
  }
  return server
}
