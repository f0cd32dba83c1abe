import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { DatabaseUnavailable, type OpenDatabase } from './database.ts'
import { DurableFiles } from './durable-files.ts'
import { emptyDatabase } from './empty-database.ts'
import { FolderInUse, takeOwnership } from './owner-lock.ts'
import { syncFolder, syncTree } from './sync-folder.ts'
import { guardTransactions } from './transaction-guard.ts'
import { YieldingPGlite } from './yielding-pglite.ts'

/**
 * PostgreSQL's start parameters: PGlite's own without `-F` (which turns fsync off), and with
 * `fsync()` for the write-ahead log, since `fdatasync()` does nothing in PGlite 0.5. One process reads
 * these tables: an eighth of PostgreSQL's usual buffers does (decision 003).
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
  ...['-c', 'shared_buffers=16MB'],
  // What the search indexes put off is done in parts: 4 MB of it held everybody up for half a second.
  ...['-c', 'gin_pending_list_limit=2MB'],
]

/**
 * The same client, of whose calls one at a time stands in the database's only queue: whoever calls
 * the client itself waits for one of them, not for all.
 */
function inTurn(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve()
  const after = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
  const calls: Pick<PGlite, 'query' | 'exec' | 'transaction'> = {
    query: (...args) => after(() => client.query(...args)),
    exec: (...args) => after(() => client.exec(...args)),
    transaction: (work) => after(() => client.transaction(work)),
  }
  // Drizzle calls nothing else of it.
  return calls as PGlite
}

/** Where the files of the embedded database are. */
export const embeddedFolder = (dataDir: string) => join(dataDir, 'pg')

/**
 * Closes the folder and what is in it to everybody but its owner, and the folders that restorations have put
 * aside under its name: files of earlier releases, and those of the empty database, are for all to write.
 */
function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
  const aside = readdirSync(dirname(folder)).filter((name) =>
    name.startsWith(`${basename(folder)}.before-`),
  )
  for (const name of aside) {
    try {
      chmodSync(join(dirname(folder), name), 0o700)
    } catch {
      // Another user's, who restored it: not ours to close, and no reason not to start.
    }
  }
}

/**
 * Sees to it that the folder is its owner's alone, and that a database whose making was cut short is
 * made anew: PGlite takes a folder with half of the files for a whole one, and can not open it. Returns
 * what is to be called once it is open.
 */
function beginMaking(folder: string): () => void {
  const unfinished = join(folder, 'unfinished')
  if (existsSync(unfinished)) rmSync(folder, { recursive: true })
  mkdirSync(folder, { recursive: true })
  const isThere = existsSync(join(folder, 'PG_VERSION'))
  if (!isThere) {
    writeFileSync(unfinished, '')
    // Where nothing was built, as in tests of the source, PGlite makes one itself.
    if (existsSync(emptyDatabase())) cpSync(emptyDatabase(), folder, { recursive: true })
  }
  closeToOthers(folder)
  return () => {
    if (isThere) return
    // On the disk before anything is written: neither comes what a power cut finds half, nor the file back.
    syncTree(folder)
    rmSync(unfinished)
    syncFolder(folder)
  }
}

/**
 * Opens the embedded database in `dataDir`, alone: a second process is refused.
 * `onSync` hears of every flush to the disk.
 * @throws {DatabaseUnavailable}
 */
export async function openEmbedded(dataDir: string, onSync?: () => void): Promise<OpenDatabase> {
  const release = own(dataDir)
  try {
    const made = beginMaking(embeddedFolder(dataDir))
    const client = new YieldingPGlite({
      fs: new DurableFiles(embeddedFolder(dataDir), onSync),
      extensions: { btree_gist, pg_trgm },
      startParams,
    })
    await client.waitReady
    made()
    const jobs = { db: fromPglite(client), backend: 'pglite' } as const
    const admins = inTurn(client)
    const db = drizzle(client)
    const adminDb = drizzle(admins)
    guardTransactions(db, client, 'query', 'exec')
    guardTransactions(adminDb, admins, 'query', 'exec')
    const close = async () => {
      await client.close()
      release()
    }
    const listen: OpenDatabase['listen'] = (channel, { onNotice }) =>
      client.listen(channel, onNotice)
    return { kind: 'embedded', db, adminDb, jobs, listen, close }
  } catch (cause) {
    release()
    throw new DatabaseUnavailable(
      `The embedded database in ${dataDir} can not be opened: ${String(cause)}`,
      { cause },
    )
  }
}

function own(dataDir: string) {
  try {
    return takeOwnership(dataDir)
  } catch (cause) {
    if (cause instanceof FolderInUse) throw new DatabaseUnavailable(cause.message, { cause })
    throw new DatabaseUnavailable(`The data folder ${dataDir} can not be written to.`, { cause })
  }
}
