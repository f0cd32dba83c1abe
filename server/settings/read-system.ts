import { brand } from '#content/brand.ts'
import type { System } from '#shared/settings/schema.ts'
import type { Ctx } from '../context.ts'
import { mailProblem } from '../mail/mail-state.ts'
import { databaseState } from './database-state.ts'
import { readSettings } from './read-settings.ts'

/** Everything the System tab shows of the settings and of the process behind them. */
export async function readSystem({ ctx }: { ctx: Ctx }): Promise<System> {
  const { smtpUrl, mailFrom } = ctx.env
  return {
    settings: await readSettings(ctx.db),
    smtpHost: smtpUrl ? new URL(smtpUrl).host : null,
    smtpProblem: await mailProblem(ctx),
    defaultFrom: mailFrom ?? brand.email,
    database: await databaseState(ctx),
  }
}
