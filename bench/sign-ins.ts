/**
 * What sixty sign-ins at a time, each from a network of its own, cost others on the embedded database:
 * a visitor's message and the sign-in of a browser that is known, beside nothing and beside sixty calls
 * of `/api/ready`; and how long one password hash and one estimate of strength take. Medians of three
 * rounds. `npm run bench:sign-ins` after a build.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword, refuseWeakPassword } from '../server/accounts/passwords.ts'
import { parseEnv } from '../server/env.ts'
import { api } from '../shared/routes.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { benchAccount, firstAdmin } from './first-admin.ts'
import { p95 } from './lists/percentiles.ts'
import { embeddedPlace } from './places.ts'

const atOnce = 60
const rounds = 3
/** Milliseconds of a round, and between two calls of those who are measured. */
const roundTime = 6_000
const every = 200

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) times.push(await timeOf(work))
  return times
}

const said = (times: number[]) =>
  `p50 ${median(times).toFixed(0)} ms, p95 ${p95(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`

let networks = 0
/** A network that has not called before. */
function newNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

const place = embeddedPlace()
const server = await startServer({ ...variablesOf(place), TRUST_PROXY: 'on' })
try {
  await firstAdmin(server.url)
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': newNetwork(),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    await answer.text()
    return answer
  }
  const { email, password } = benchAccount
  const device = (await post(api.admin.login, { email, password })).headers.get('Set-Cookie') ?? ''
  const Cookie = device.split(';')[0] ?? ''
  const signIn = async () => {
    const answer = await post(api.admin.login, { email, password }, { Cookie })
    if (!answer.ok) throw new Error(`The known browser was answered ${answer.status}.`)
  }
  const message = async () => {
    const email = `visitor-${networks}@example.com`
    const answer = await post(api.leads, { name: 'Visitor', email, message: 'Please call.' })
    if (!answer.ok) throw new Error(`The visitor was answered ${answer.status}.`)
  }
  const guess = () =>
    post(api.admin.login, { email: `nobody-${networks}@example.com`, password: 'a wrong password' })

  /** A round of those who are measured, beside sixty others who call again as soon as they are answered. */
  async function round(beside: (() => Promise<unknown>) | null) {
    let isDone = false
    let answered = 0
    const others = Array.from({ length: beside ? atOnce : 0 }, async () => {
      while (!isDone) {
        await beside?.()
        answered += 1
      }
    })
    const again = async (work: () => Promise<unknown>) => {
      const times: number[] = []
      while (!isDone) {
        times.push(await timeOf(work))
        await wait(every)
      }
      return times
    }
    const measured = [again(message), again(signIn)]
    await wait(roundTime)
    isDone = true
    const [messages = [], signIns = []] = await Promise.all(measured)
    await Promise.all(others)
    return { messages, signIns, answered }
  }

  for (const [label, beside] of [
    ['nothing', null],
    [`${atOnce} calls of ${api.ready}`, () => fetch(server.url + api.ready).then((a) => a.text())],
    [`${atOnce} sign-ins from new networks`, guess],
  ] as const) {
    const done: Awaited<ReturnType<typeof round>>[] = []
    for (let n = 0; n < rounds; n += 1) done.push(await round(beside))
    const middle = (which: 'messages' | 'signIns') =>
      done.map((each) => each[which]).toSorted((a, b) => p95(a) - p95(b))[1] ?? []
    const perSecond = median(done.map(({ answered }) => answered)) / (roundTime / 1_000)
    console.log(`beside ${label}${beside ? `, ${perSecond.toFixed(0)} answered a second` : ''}`)
    console.log(`  a visitor's message        ${said(middle('messages'))}`)
    console.log(`  a known browser's sign-in  ${said(middle('signIns'))}`)
  }
} finally {
  server.kill('SIGTERM')
  await server.exited
  await place.remove()
}

const password = 'the ninth heron weighed 41 pebbles'
const person = { name: 'Ada Weaver', email: 'ada@example.com' }
const env = parseEnv({ PUBLIC_URL: 'https://loom.example' })
const estimate = () => refuseWeakPassword(env, password, person)
await estimate()
console.log(`one hash      ${said(await timesOf(20, () => hashPassword(password)))}`)
console.log(`one estimate  ${said(await timesOf(20, estimate))}`)
