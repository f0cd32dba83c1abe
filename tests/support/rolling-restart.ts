import { setTimeout as wait } from 'node:timers/promises'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, password } from './builders.ts'
import { Client } from './client.ts'
import type { Place } from './databases.ts'
import { PlainProxy } from './plain-proxy.ts'
import { type RunningServer, startServer, variablesOf } from './server-process.ts'
import { until } from './until.ts'

const visitors = 8
/** Between two calls of one visitor, in milliseconds: a load that leaves the machine some room. */
const pause = 20

export type RollingReport = {
  restarts: number
  sent: number
  /** Calls without the answer they should have, by what came instead; must be none. */
  failed: Record<string, number>
  /** What the proxy met behind it, by error code: a closed port is ECONNREFUSED; must be none. */
  unreachable: Record<string, number>
  /** Live streams that came to an orderly end and were opened again. */
  reopened: number
}

/**
 * Restarts two web processes behind a plain proxy in turn, with SIGTERM, while visitors send
 * messages and read, and a back-office listens.
 * @throws when a process does not end well, or is not ready again.
 */
export async function rollingRestarts(
  place: Place,
  restarts: number,
  drainSeconds: number,
): Promise<RollingReport> {
  const variables = {
    ...variablesOf(place),
    ROLE: 'web',
    RATE_LIMIT: 'off',
    DRAIN_SECONDS: String(drainSeconds),
  }
  const servers: RunningServer[] = await Promise.all([
    startServer(variables),
    startServer(variables),
  ])
  const proxy = new PlainProxy(servers.map(({ url }) => url))
  await proxy.start()
  const untilReady = async (url: string) => {
    if (!(await until(() => proxy.isReady(url)))) throw new Error(`${url} is not ready.`)
  }
  for (const { url } of servers) await untilReady(url)

  const load = sendLoad(proxy.url, await signIn(proxy.url))
  for (let n = 0; n < restarts; n += 1) {
    const turn = n % servers.length
    const { url, exited, kill } = servers[turn] as RunningServer
    kill('SIGTERM')
    const { code, signal } = await exited
    if (code !== 0) throw new Error(`${url} ended with ${code ?? signal}.`)
    servers[turn] = await startServer({ ...variables, PORT: new URL(url).port })
    await untilReady(url)
  }
  const report = await load.stop()
  await proxy.stop()
  for (const { kill } of servers) kill('SIGKILL')
  await Promise.all(servers.map(({ exited }) => exited))
  return { restarts, ...report, unreachable: proxy.failures }
}

async function signIn(url: string): Promise<Record<string, string>> {
  const account = { name: 'Vera', email: 'vera@loom.example', password }
  const { token } = (await new Client(url, {}).post(api.admin.register, account)).read(
    signedInSchema,
  )
  return { Authorization: `Bearer ${token}` }
}

/** Sends over and over until it is stopped, and counts what did not come as it should. */
function sendLoad(url: string, session: Record<string, string>) {
  const failed: Record<string, number> = {}
  const stopping = new AbortController()
  let sent = 0
  let reopened = 0
  const count = (what: string) => {
    failed[what] = (failed[what] ?? 0) + 1
  }
  const send = async (path: string, expected: number, options: RequestInit = {}) => {
    sent += 1
    try {
      const answer = await fetch(url + path, options)
      await answer.arrayBuffer()
      if (answer.status !== expected) count(`${path}: ${answer.status}`)
    } catch (error) {
      count(`${path}: ${String((error as Error).cause ?? error)}`)
    }
  }
  const visitor = async () => {
    while (!stopping.signal.aborted) {
      const message = JSON.stringify(aLead())
      const headers = { 'Content-Type': 'application/json' }
      await send(api.leads, 201, { method: 'POST', headers, body: message })
      await wait(pause)
      await send(api.scheduling, 200)
      await wait(pause)
    }
  }
  const office = async () => {
    const { signal } = stopping
    for (; !signal.aborted; reopened += 1) {
      try {
        const stream = await fetch(url + api.admin.events, { headers: session, signal })
        if (stream.status !== 200) count(`${api.admin.events}: ${stream.status}`)
        await stream.text()
      } catch (error) {
        if (!signal.aborted) count(`${api.admin.events}: ${String(error)}`)
      }
    }
  }
  const all = [...Array.from({ length: visitors }, visitor), office(), office()]
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(all)
      // Both offices count the last end, which they made themselves.
      return { sent, failed, reopened: reopened - 2 }
    },
  }
}
