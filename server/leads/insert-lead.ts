import { randomUUIDv7 } from 'node:crypto'
import { type Placeholder, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { auditLog, leads, mailOrders, notifications } from '../db/schema.ts'
import { noticeOf } from '../notifications/notice.ts'
import { nextAssignee } from './next-assignee.ts'
import type { LeadRow } from './presenter.ts'

export type NewLead = Omit<LeadRow, 'version' | 'deletedAt' | 'assignedTo' | 'remindedAt'>

type Placeholders<Name extends string> = { [Field in Name]: Placeholder<Field> }

/** A placeholder for each named value. Guarantees one entry for every name given. */
const placeholders = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Placeholders<Name>

const leadFields = [
  'id',
  'name',
  'email',
  'company',
  'phone',
  'message',
  'source',
  'status',
  'priority',
  'createdAt',
  'updatedAt',
  'quarantine',
  'idempotencyKey',
  'idempotencyHash',
  'searchText',
  'messageWords',
] as const satisfies (keyof NewLead)[]

/**
 * Lead with whose it is, audit row and, when somebody is to be told, notification and order of mail:
 * one statement, which is a transaction of its own, built once for each database. Built for every
 * call, and sent as five, it took most of the time of the site's most important call.
 */
function prepare(db: Database, tell: boolean) {
  const { createdAt, ...rest } = placeholders(leadFields)
  const audit = placeholders(['auditId', 'actorKind', 'actorId', 'details'])
  const notice = placeholders(['noticeId', 'kind', 'title', 'body', 'href'])
  const lead = db.$with('lead').as(
    db
      .insert(leads)
      .values({
        ...rest,
        createdAt,
        // As text: the column's own way with instants takes none that is missing.
        firstContactAt: sql`${sql.placeholder('firstContactAt')}::timestamptz`,
        ...(tell && { assignedTo: nextAssignee }),
      })
      .returning(),
  )
  const audited = db.$with('audited').as(
    db
      .insert(auditLog)
      .values({
        id: audit.auditId,
        at: createdAt,
        actorKind: audit.actorKind,
        actorId: audit.actorId,
        action: 'lead.created',
        entityId: rest.id,
        details: audit.details,
      })
      .returning(),
  )
  const told = db.$with('told').as(
    db
      .insert(notifications)
      .values({
        id: notice.noticeId,
        kind: notice.kind,
        title: notice.title,
        body: notice.body,
        href: notice.href,
        createdAt,
      })
      .returning(),
  )
  const ordered = db.$with('ordered').as(
    db
      .insert(mailOrders)
      .values({
        id: sql.placeholder('orderId'),
        entityId: rest.id,
        order: { kind: 'lead' },
        dueAt: createdAt,
      })
      .returning(),
  )
  return db
    .with(lead, audited, ...(tell ? [told, ordered] : []))
    .select()
    .from(lead)
    .prepare(tell ? 'insert_lead_and_tell' : 'insert_lead')
}

type Statement = ReturnType<typeof prepare>
const statements = new WeakMap<Database, Record<'tell' | 'keep', Statement>>()

function statementsOf(db: Database) {
  const known = statements.get(db) ?? { tell: prepare(db, true), keep: prepare(db, false) }
  statements.set(db, known)
  return known
}

/**
 * Inserts a lead with its audit row; a visitor's that is not suspected is given to somebody, and the
 * back-office is told.
 * @throws the driver's unique violation when the idempotency key exists.
 */
export async function insertLead(ctx: Ctx, lead: NewLead): Promise<LeadRow> {
  const { tell, keep } = statementsOf(ctx.db)
  const statement = ctx.actor.kind === 'visitor' && !lead.quarantine ? tell : keep
  const [created] = await statement.execute({
    ...lead,
    firstContactAt: lead.firstContactAt?.toISOString() ?? null,
    auditId: randomUUIDv7(),
    actorKind: ctx.actor.kind,
    actorId: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
    details: lead.quarantine && { quarantine: lead.quarantine },
    noticeId: randomUUIDv7(),
    orderId: randomUUIDv7(),
    ...noticeOf({ kind: 'lead_created', lead }),
  })
  if (!created) throw new Error('A lead was not created.')
  return created
}
