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
