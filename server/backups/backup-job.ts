import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup } from './make-backup.ts'
import { runPlannedBackups } from './run-planned.ts'

const payload = z.object({ act: z.enum(['make', 'check']), id: z.uuid() })
export type BackupOrder = z.output<typeof payload>

const verbs = { make: makeBackup, check: checkBackup }

/** What an admin asked for: a backup, or a check of one. Running it twice makes no second one. */
export const backupJob = {
  id: 'backup',
  run: async (ctx: Ctx, data: unknown) => {
    const { act, id } = payload.parse(data)
    await verbs[act]({ ctx, id })
  },
}

/** Looks every ten minutes whether a backup is due. */
export const backupClock = { id: 'backup-clock', cron: '*/10 * * * *', run: runPlannedBackups }
