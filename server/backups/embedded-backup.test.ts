import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { list } from 'tar'
import { describe, expect, test } from 'vitest'
import { embeddedFolder } from '#server/db/open-embedded.ts'
import { embedded } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { copyEmbedded, tryEmbedded } from './embedded-backup.ts'

describe('a backup of the embedded database', () => {
  const app = useTestApp(embedded)

  test('holds of the log what a start needs, however much of it is kept to be written again', async () => {
    for (const round of ['first', 'second', 'third']) {
      await app.db.execute(sql`select pg_logical_emit_message(false, 'test', ${round})`)
      await app.db.execute(sql`select pg_switch_wal()`)
    }
    const { dataDir } = app.place
    const segments = (names: string[]) => names.filter((name) => /^[0-9A-F]{24}$/.test(name))
    expect(segments(readdirSync(join(embeddedFolder(dataDir), 'pg_wal'))).length).toBeGreaterThan(2)

    const file = join(dataDir, 'backup.tar.gz')
    const rows = await copyEmbedded(app.ctx, join(dataDir, 'at-work'), file)
    const copied: string[] = []
    await list({ file, onReadEntry: ({ path }) => copied.push(path.replace('pg/pg_wal/', '')) })
    expect(segments(copied)).toHaveLength(1)
    const scratch = join(dataDir, 'scratch')
    mkdirSync(scratch)
    expect(await tryEmbedded(file, scratch)).toEqual(rows)
  })
})
