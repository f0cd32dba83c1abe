import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { checkSentence } from '#shared/backups/compare-rows.ts'
import { secretsState } from '../../accounts/two-factor/sealed-secret.ts'
import { type Ctx, systemClock } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { backups, emailChanges, invitations, passwordResets, sessions } from '../../db/schema.ts'
import type { Env } from '../../env.ts'
import { holdOldMail } from '../../mail/hold-old-mail.ts'
import { keepErasures } from '../../privacy/keep-erasures.ts'
import { countRows } from '../count-rows.ts'
import { backupFolder, hashOf, readFileName, sizeOf } from '../files.ts'

/**
 * Brings a database from the past into the present: its tables to this version; no session, no
 * invitation and no link that may have ended since; nobody who was erased since; no mail that may
 * have gone since, unless an admin sends it; and the backups that there are now. A backup knows itself
 * only as being made, and nothing of those after it. Returns what was restored and what the
 * operator has to know, in sentences.
 */
export async function settle(db: Database, env: Env): Promise<string[]> {
  await migrate(db)
  await db.delete(sessions)
  await db.delete(invitations)
  await db.delete(passwordResets)
  await db.delete(emailChanges)
  const actor = { kind: 'job', name: 'restore' } as const
  const ctx: Ctx = { db, env, clock: systemClock, publish: () => {}, actor }
  const unerased = await keepErasures(ctx)
  const mail = await holdOldMail(ctx)
  await listBackups(db, env)
  const { unreadable } = await secretsState(ctx)
  return [
    checkSentence(await countRows(db)).replace(' into a scratch database', ''),
    'Everybody signs in anew.',
    ...(unreadable > 0 ? [keySentence(unreadable)] : []),
    ...(mail.held > 0 ? [heldSentence(mail.held)] : []),
    ...mail.problems.map(
      (problem) => `Mail that was ordered could not be written: ${reasonOf(problem)}`,
    ),
    ...unerased.map(
      (problem) =>
        `Somebody who was erased could not be erased again: ${reasonOf(problem)} Every worker tries it again within an hour of its start.`,
    ),
  ]
}

const keySentence = (unreadable: number) =>
  `${unreadable === 1 ? 'The authenticator app of 1 account was' : `The authenticator apps of ${unreadable} accounts were`} set up with another key than this server has: bring that key (secret.key, or SECRET_KEY), or let them use a backup code, or turn it off with npm run two-factor-off -- <address>.`

const heldSentence = (held: number) =>
  `${held} ${held === 1 ? 'message is' : 'messages are'} held in the outbox until an admin sends or dismisses them: they may have gone out since the backup was made.`

/** Why something failed, as a sentence without the values of a statement, which are people's data. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
  return /[.!?]$/.test(line) ? line : `${line}.`
}

async function listBackups(db: Database, { dataDir }: Env): Promise<void> {
  await db.delete(backups).where(eq(backups.state, 'running'))
  const folder = backupFolder(dataDir)
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder)) {
    const known = readFileName(file)
    if (!known) continue
    const path = join(folder, file)
    await db
      .insert(backups)
      .values({
        id: known.id,
        cause: 'manual',
        state: 'done',
        startedAt: known.at,
        finishedAt: known.at,
        file,
        bytes: await sizeOf(path),
        sha256: await hashOf(path),
      })
      .onConflictDoNothing()
  }
}
