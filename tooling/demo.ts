/**
 * `npm run demo`: the product with a firm of four people and ninety days of invented past, in a folder
 * of its own that is gone when it ends. It never runs on data that somebody keeps.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFirst } from './build-first.ts'
import { endWithParent } from './end-with-parent.ts'

/** Why the demo is not begun, or null. */
function refusal({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): string | null {
  if (DATABASE_URL) {
    return 'DATABASE_URL names a database, and a demo is made in a folder of its own. Run it without.'
  }
  if (DATA_DIR && existsSync(DATA_DIR) && readdirSync(DATA_DIR).length > 0) {
    return `There is data in ${DATA_DIR} (DATA_DIR), and a demo is never made beside real data. Run it without.`
  }
  return null
}

const sentence = refusal(process.env)
if (sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
endWithParent()
await buildFirst()
const folder = mkdtempSync(join(tmpdir(), 'loomwork-demo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
// Until the server is there to end in order.
const end = () => process.exit(1)
process.on('SIGTERM', end).on('SIGINT', end)
// What is configured for the product itself is not the demo's: no mail server, no other address.
for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'ROLE']) delete process.env[name]
Object.assign(process.env, { DATA_DIR: folder, DEMO: 'on' })
const server = new URL('../dist/server/', import.meta.url)
await import(new URL('demo.js', server).href)
process.off('SIGTERM', end).off('SIGINT', end)
await import(new URL('main.js', server).href)
