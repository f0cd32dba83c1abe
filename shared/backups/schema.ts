import { z } from 'zod'
import { backupPlanSchema } from './plan.ts'
import { backupCauses, backupStates } from './vocabulary.ts'

/** A backup as the back-office reads it; instants are ISO 8601 in UTC. */
export const backupSchema = z.object({
  id: z.string(),
  cause: z.enum(backupCauses),
  state: z.enum(backupStates),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  file: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** Whether the file is where this process keeps backups: then it can be downloaded here. */
  here: z.boolean(),
  checking: z.boolean(),
  checkedAt: z.iso.datetime().nullable(),
  check: z.object({ ok: z.boolean(), sentence: z.string() }).nullable(),
  /** Why it failed, as one sentence. */
  problem: z.string().nullable(),
})
export type Backup = z.output<typeof backupSchema>

/** `GET /api/admin/backups`: the plan, what stands in its way if anything, and the newest first. */
export const backupsSchema = z.object({
  plan: backupPlanSchema,
  obstacle: z.string().nullable(),
  folder: z.string(),
  backups: z.array(backupSchema),
})
export type Backups = z.output<typeof backupsSchema>
