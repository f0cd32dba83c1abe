import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { admins, auditLog, invitations, messages, notifications } from '../db/schema.ts'
import { forgetNetworks } from './forget-networks.ts'

type Account = typeof admins.$inferSelect

/**
 * Removes an account with all that names whose it was: mail to them, mail and notifications in which
 * they are named as who did something. Its sessions, codes and links go with it; what it did stays
 * in the audit log under its id, without the networks.
 */
export async function removeAccount(db: Database, { id, name, email }: Account): Promise<void> {
  const invited = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(or(eq(invitations.createdBy, id), sql`lower(${invitations.email}) = lower(${email})`))
  const ids = [id, ...invited.map((invitation) => invitation.id)]
  await db
    .delete(messages)
    .where(
      or(
        inArray(messages.entityId, ids),
        sql`lower(${messages.toAddress}) = lower(${email})`,
        sql`${name} in (${messages.payload}->>'by', ${messages.payload}->>'inviter')`,
      ),
    )
  await db
    .delete(notifications)
    .where(
      sql`${notifications.kind} = 'two_factor_reset' and starts_with(${notifications.body}, ${name})`,
    )
  await db.delete(invitations).where(inArray(invitations.id, ids))
  await forgetNetworks(db, or(eq(auditLog.entityId, id), eq(auditLog.actorId, id)))
  await db.delete(admins).where(eq(admins.id, id))
}
