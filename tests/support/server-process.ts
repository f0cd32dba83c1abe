import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { programFile } from '#server/folders.ts'
import { api } from '#shared/routes.ts'
import type { Place } from './databases.ts'
import type { MemoryLimit } from './memory-limit.ts'
import { until } from './until.ts'

/** The server as an operator runs it: a process of its own. */
export type ServerProcess = {
  pid: number | undefined
  output: { stdout: string; stderr: string }
  kill: (signal: NodeJS.Signals) => void
  /** How it ended; at once if it has already. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** A server that answers, and where. */
export type RunningServer = ServerProcess & { url: string }

/**
 * The ports that a start names: where the server listens, and, before a server of its own address,
 * where its site is (`npm run dev`).
 */
export function portsIn(stdout: string): number[] {
  const named = stdout.matchAll(/^ {2}(?:Listens on|Site) +http:\/\/\S+:(\d+)/gm)
  return [...named].map(([, port]) => Number(port))
}

/** The variables that put a server on a place. */
export const variablesOf = (place: Pick<Place, 'dataDir' | 'databaseUrl'>) => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
})

type Options = {
  standardOutput?: number | 'pipe'
  /** What it may have of the machine's memory. */
  within?: MemoryLimit | undefined
}

/**
 * Starts the built server with these variables and nothing else of our environment, on a port that
 * the system chooses. It stops without a time to drain, which only few tests have to wait for.
 */
export function spawnServer(
  variables: Record<string, string>,
  { standardOutput = 'pipe', within }: Options = {},
): ServerProcess {
  const program = [process.execPath, programFile('main')] as const
  const [command, ...args] = within?.around(program) ?? program
  const child: ChildProcess = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      PORT: '0',
      ...variables,
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
  return { pid: child.pid, output, kill: (signal) => void child.kill(signal), exited }
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
export async function startServer(
  variables: Record<string, string>,
  options?: Options,
): Promise<RunningServer> {
  const server = spawnServer(variables, options)
  let hasEnded = false
  const ended = server.exited.then(({ code }) => {
    hasEnded = true
    throw new Error(`The server ended with ${code}.`)
  })
  ended.catch(() => {})
  const answering = async () => {
    await until(() => hasEnded || portsIn(server.output.stdout).length > 0)
    const [port] = portsIn(server.output.stdout)
    if (port === undefined) throw new Error('It does not say where it listens.')
    const url = `http://127.0.0.1:${port}`
    await untilOk(url + api.health)
    return url
  }
  try {
    const url = await Promise.race([answering(), ended])
    return { ...server, url }
  } catch (cause) {
    server.kill('SIGKILL')
    await server.exited
    const { stdout, stderr } = server.output
    throw new Error(`The server did not start: ${String(cause)}\n${stdout}${stderr}`, { cause })
  }
}
