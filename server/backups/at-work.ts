import type { Ctx } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { ifLockIsFree, sharingLock } from '../db/session-lock.ts'

let atWork = 0

/** Runs `work`, which makes or checks a backup, so that no sweep takes it for left by a crash. */
export async function whileAtWork<Result>(
  { env }: Ctx,
  work: () => Promise<Result>,
): Promise<Result> {
  atWork += 1
  try {
    return await (env.databaseUrl
      ? sharingLock(env.databaseUrl, advisoryLocks.backupAtWork, work)
      : work())
  } finally {
    atWork -= 1
  }
}

/**
 * Runs `work` unless a backup is being made or checked, here or by another process on the same
 * PostgreSQL; what begins meanwhile waits there until it has ended.
 */
export async function whileNoneIsAtWork({ env }: Ctx, work: () => Promise<void>): Promise<void> {
  if (atWork > 0) return
  await (env.databaseUrl ? ifLockIsFree(env.databaseUrl, advisoryLocks.backupAtWork, work) : work())
}
