import type { Account, PendingEmail } from '#shared/accounts/account-schema.ts'
import type { Admin } from '#shared/accounts/schema.ts'
import type { admins } from '../db/schema.ts'

export type AdminRow = typeof admins.$inferSelect

/** An account as clients read it. */
export const presentAdmin = ({ id, name, email, role }: AdminRow): Admin => ({
  id,
  name,
  email,
  role,
})

/** An account as its owner reads it. */
export const presentAccount = (
  admin: AdminRow,
  { backupCodesLeft, pendingEmail }: { backupCodesLeft: number; pendingEmail: PendingEmail | null },
): Account => ({
  ...presentAdmin(admin),
  pendingEmail,
  createdAt: admin.createdAt.toISOString(),
  notifications: {
    emailNotifications: admin.emailNotifications,
    newLeadAlerts: admin.newLeadAlerts,
    consultationAlerts: admin.consultationAlerts,
    taskReminders: admin.taskReminders,
  },
  twoFactor: { enabledAt: admin.totpEnabledAt?.toISOString() ?? null, backupCodesLeft },
})
