/**
 * How many static pages a second one process sends, beside a bare `node:http` that sends the same
 * bytes with the same headers, in turns. `npm run bench:static`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { page } from '../shared/routes.ts'
import { startServer, untilOk, variablesOf } from '../tests/support/server-process.ts'
import { embeddedPlace } from './places.ts'

const connections = 16
const seconds = 5
const rounds = 5
const headers = { 'Accept-Encoding': 'br' }

/** The smallest server that sends a page: its headers and bytes are at hand, nothing is asked. */
const bareProgram = `
  import { createServer } from 'node:http'
  const url = process.argv[1]
  const answer = await new Promise((done) => {
    import('node:http').then(({ get }) => get(url, { headers: ${JSON.stringify(headers)} }, done))
  })
  const body = Buffer.concat(await Array.fromAsync(answer))
  const { date, connection, 'keep-alive': _time, ...sent } = answer.headers
  const bare = createServer((_request, response) => response.writeHead(200, sent).end(body))
  bare.listen(0, '127.0.0.1', () => console.log(bare.address().port))
`

const rate = async (url: string, duration: number) => {
  const { requests, non2xx, errors } = await autocannon({ url, connections, headers, duration })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} calls failed.`)
  return requests.average
}

const place = embeddedPlace()
const server = await startServer(variablesOf(place))
const url = server.url + page.about
const bare = spawn(process.execPath, ['--input-type=module', '-e', bareProgram, url], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [port] = await once(bare.stdout, 'data')
const bareUrl = `http://127.0.0.1:${String(port).trim()}/`
try {
  await untilOk(bareUrl)
  // Who has just started has jobs to begin with.
  await wait(5_000)
  for (const warm of [url, bareUrl]) await rate(warm, 2)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await rate(url, seconds)
    const plain = await rate(bareUrl, seconds)
    ratios.push(ours / plain)
    console.log(
      `${ours.toFixed(0)} pages/s, bare ${plain.toFixed(0)}: ${(ours / plain).toFixed(2)}`,
    )
  }
  console.log(`median ${ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]?.toFixed(2)}`)
} finally {
  bare.kill()
  server.kill('SIGTERM')
  await Promise.all([once(bare, 'exit'), server.exited])
  await place.remove()
}
