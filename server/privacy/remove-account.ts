import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { refusalActions } from '../accounts/sign-in-log.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { admins, auditLog, emails, invitations, notifications, views } from '../db/schema.ts'

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
    .delete(emails)
    .where(
      or(
        inArray(emails.entityId, ids),
        sql`lower(${emails.toAddress}) = lower(${email})`,
        sql`${name} in (${emails.payload}->>'by', ${emails.payload}->>'inviter')`,
      ),
    )
  await db
    .delete(notifications)
    .where(
      sql`${notifications.kind} = 'two_factor_reset' and starts_with(${notifications.body}, ${name})`,
    )
  await db.delete(invitations).where(inArray(invitations.id, ids))
  await removeNetworks(db, or(eq(auditLog.entityId, id), eq(auditLog.actorId, id)))
  // What they shared stays everybody's.
  await db.delete(views).where(and(eq(views.ownerId, id), eq(views.shared, false)))
  await db.delete(admins).where(eq(admins.id, id))
}

/** Removes the accounts that were deactivated before an instant; returns how many. */
export async function purgeAccounts(ctx: Ctx, before: Date): Promise<number> {
  const ended = lt(admins.deactivatedAt, before)
  const due = await ctx.db.select({ id: admins.id }).from(admins).where(ended)
  for (const { id } of due) {
    await inTransaction(ctx, async (ctx) => {
      const [account] = await ctx.db
        .select()
        .from(admins)
        .where(and(eq(admins.id, id), ended))
        .for('update')
      if (!account) return
      await removeAccount(ctx.db, account)
      await recordAudit(ctx, { action: 'account.removed', entityId: id })
    })
  }
  return due.length
}

/**
 * Takes the network addresses out of some rows of the audit log; those of failed sign-ins and
 * lock-outs, which say little else, go whole. Returns how many rows there were.
 */
export async function removeNetworks(db: Database, which: SQL | undefined): Promise<number> {
  const bearing = and(sql`${auditLog.details} ? 'network'`, which)
  const gone = await db
    .delete(auditLog)
    .where(and(bearing, inArray(auditLog.action, [...refusalActions])))
    .returning({ one: sql<number>`1` })
  const changed = await db
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'network'` })
    .where(bearing)
    .returning({ one: sql<number>`1` })
  return gone.length + changed.length
}
