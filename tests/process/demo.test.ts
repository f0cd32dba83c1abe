import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const kept = mkdtempSync(join(tmpdir(), 'loomwork-kept-'))
writeFileSync(join(kept, 'pg'), '')
afterAll(() => rmSync(kept, { recursive: true }))

test.each([
  [{ DATABASE_URL: 'postgres://loom.example/crm' }, 'DATABASE_URL names a database'],
  [{ DATA_DIR: kept }, `There is data in ${kept}`],
])('a demo is refused beside real data: %j', (variables: Record<string, string>, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['tooling/demo.ts'], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    encoding: 'utf8',
  })
  expect([status, stderr.startsWith(sentence), stderr.split('\n').length]).toEqual([1, true, 2])
})
