import { count, desc, eq, isNull } from 'drizzle-orm'
import { type ProductionItem, productionItems } from '#shared/production/checklist.ts'
import { backupPlan } from '../backups/plan.ts'
import type { Ctx } from '../context.ts'
import { admins, backups } from '../db/schema.ts'
import { mailProblem } from '../mail/mail-state.ts'
import { senderOf } from '../mail/outgoing.ts'

const hour = 60 * 60 * 1000

/** The check-list behind 'Upgrade to Pro', as things stand now (design.md §4). */
export async function productionState({ ctx }: { ctx: Ctx }): Promise<ProductionItem[]> {
  const { env, db } = ctx
  const [people] = await db
    .select({ active: count(), withCode: count(admins.totpEnabledAt) })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
  const [newest] = await db
    .select()
    .from(backups)
    .where(eq(backups.state, 'done'))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  return productionItems({
    database: env.databaseUrl ? 'postgresql' : 'embedded',
    smtpHost: env.smtpUrl ? new URL(env.smtpUrl).host : null,
    smtpProblem: await mailProblem(ctx),
    from: (await senderOf(ctx)).address,
    publicUrl: env.publicUrl,
    admins: people ?? { active: 0, withCode: 0 },
    backups: {
      planned: (await backupPlan(db)).schedule !== 'off',
      hoursOld: newest ? (ctx.clock().getTime() - newest.startedAt.getTime()) / hour : null,
      checked: newest?.checkResult?.ok ?? null,
    },
  })
}
