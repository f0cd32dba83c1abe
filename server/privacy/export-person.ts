import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { auditLog, sessions } from '../db/schema.ts'
import { accountOf } from './account-of.ts'
import { readPlaces } from './find-holdings.ts'
import { markOf } from './marks.ts'
import { findPerson } from './person.ts'

/**
 * Everything held about an address, to be given to the person: the rows of every place, what was
 * done to their records, and their account if they work here. That it was taken is on record,
 * without the address.
 */
export const exportPerson = ({ ctx, email }: { ctx: Ctx; email: string }) =>
  inTransaction(ctx, async (ctx) => {
    const person = await findPerson(ctx.db, email)
    const held = Object.fromEntries(await readPlaces(ctx.db, person))
    const history = await historyOf(ctx.db, inArray(auditLog.entityId, person.ids))
    const account = await readAccount(ctx.db, email)
    await recordAudit(ctx, { action: 'person.exported', entityId: await markOf(ctx.db, email) })
    return {
      address: person.address,
      exportedAt: ctx.clock().toISOString(),
      by: brand.legalName,
      ...held,
      history,
      account,
    }
  })

/** What was done to some records, and whether by a visitor, the firm or a job. */
const historyOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      at: auditLog.at,
      by: auditLog.actorKind,
      action: auditLog.action,
      entityId: auditLog.entityId,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(which)
    .orderBy(asc(auditLog.at))

async function readAccount(db: Database, email: string) {
  const account = await accountOf(db, email)
  if (!account) return null
  const { id, name, role, createdAt, lastSeenAt, deactivatedAt } = account
  const signedInAt = await db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.adminId, id))
  return {
    id,
    name,
    email: account.email,
    role,
    createdAt,
    lastSeenAt,
    deactivatedAt,
    sessions: signedInAt,
    history: await historyOf(
      db,
      or(
        eq(auditLog.entityId, id),
        sql`${auditLog.actorId} = ${id} and ${auditLog.details} ? 'network'`,
      ),
    ),
  }
}
