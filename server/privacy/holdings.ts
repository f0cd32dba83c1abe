import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Holdings } from '#shared/privacy/schema.ts'
import type { HoldingPlace } from '#shared/privacy/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { auditLog, sessions } from '../db/schema.ts'
import { readSettings } from '../settings/settings.ts'
import { comparedAddress, markOf, readMark } from './marks.ts'
import { accountOf, findPerson, type Person } from './person.ts'
import { places } from './places.ts'

/** Everything in every place, as it is exported. */
async function readPlaces(db: Database, person: Person) {
  const found: [HoldingPlace, object[]][] = []
  for (const [name, place] of Object.entries(places) as [HoldingPlace, (typeof places)['leads']][])
    found.push([name, await place.read(db, person)])
  return found
}

/** How much of it there is in each place. Guarantees a count for every place. */
const countsOf = (found: [HoldingPlace, object[]][]) =>
  Object.fromEntries(found.map(([name, rows]) => [name, rows.length])) as Holdings['held']

/** Whether the firm's own mail is sent from an address. */
export async function isSender(db: Database, address: string): Promise<boolean> {
  const { fromEmail } = await readSettings(db)
  return fromEmail !== null && comparedAddress(fromEmail) === address
}

/** What is held about an address, deleted records among it. */
export async function findHoldings({ ctx, email }: { ctx: Ctx; email: string }): Promise<Holdings> {
  const person = await findPerson(ctx.db, email)
  const account = await accountOf(ctx.db, email)
  const marked = await readMark(ctx.db, email)
  return {
    address: person.address,
    held: countsOf(await readPlaces(ctx.db, person)),
    account: account && (account.deactivatedAt ? 'deactivated' : 'active'),
    isSender: await isSender(ctx.db, person.address),
    marked: marked ? { reason: marked.reason, at: marked.at.toISOString() } : null,
  }
}

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
