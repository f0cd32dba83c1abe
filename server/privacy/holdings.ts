import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Holdings } from '#shared/privacy/schema.ts'
import { type HoldingName, holdingNames } from '#shared/privacy/vocabulary.ts'
import { comparedEmail } from '#shared/text.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { auditLog, sessions } from '../db/schema.ts'
import { readSettings } from '../settings/settings.ts'
import { accountOf, findPerson, type Person } from './person.ts'
import { personalDataSources } from './personal-data-sources.ts'
import { readSuppression, suppressionHashOf } from './suppressions.ts'

/** Everything in every source, as it is exported. */
async function readSources(db: Database, person: Person) {
  const found: [HoldingName, object[]][] = []
  for (const name of holdingNames)
    found.push([name, await personalDataSources[name].read(db, person)])
  return found
}

/** How much of it there is in each source. Guarantees a count for every source. */
const countsOf = (found: [HoldingName, object[]][]) =>
  Object.fromEntries(found.map(([name, rows]) => [name, rows.length])) as Holdings['held']

/** Whether the firm's own mail is sent from an address. */
export async function isSender(db: Database, email: string): Promise<boolean> {
  const { fromEmail } = await readSettings(db)
  return fromEmail !== null && comparedEmail(fromEmail) === email
}

/** What is held about an address, deleted records among it. */
export async function findHoldings({ ctx, email }: { ctx: Ctx; email: string }): Promise<Holdings> {
  const person = await findPerson(ctx.db, email)
  const account = await accountOf(ctx.db, email)
  const suppression = await readSuppression(ctx.db, email)
  return {
    address: person.email,
    held: countsOf(await readSources(ctx.db, person)),
    account: account && (account.deactivatedAt ? 'deactivated' : 'active'),
    isSender: await isSender(ctx.db, person.email),
    marked: suppression ? { reason: suppression.reason, at: suppression.at.toISOString() } : null,
  }
}

/**
 * Everything held about an address, to be given to the person: the rows of every source, what was
 * done to their records, and their account if they work here. That it was taken is on record,
 * without the address.
 */
export const exportPerson = ({ ctx, email }: { ctx: Ctx; email: string }) =>
  inTransaction(ctx, async (ctx) => {
    const person = await findPerson(ctx.db, email)
    const held = Object.fromEntries(await readSources(ctx.db, person))
    const history = await historyOf(ctx.db, inArray(auditLog.entityId, person.ids))
    const account = await readAccount(ctx.db, email)
    await recordAudit(ctx, {
      action: 'person.exported',
      entityId: await suppressionHashOf(ctx.db, email),
    })
    return {
      address: person.email,
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
    .orderBy(asc(auditLog.at), asc(auditLog.id))

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
