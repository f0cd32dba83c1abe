import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'

const columns = { id: admins.id, name: admins.name, email: admins.email }

/** Who of the firm wants this alert by mail (admin-back-office.md §2, Settings: Notifications). */
export const alertedAdmins = (ctx: Ctx, alert: 'newLeadAlerts' | 'consultationAlerts') =>
  ctx.db
    .select(columns)
    .from(admins)
    .where(
      and(
        isNull(admins.deactivatedAt),
        eq(admins.emailNotifications, true),
        eq(admins[alert], true),
      ),
    )
