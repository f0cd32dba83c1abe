import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import type { CreateTask, ListTasks, Task, UpdateTask } from '#shared/people/schema.ts'
import { recordAudits } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { type Keyset, listPage, type Page } from '../db/keyset.ts'
import { insertMany, isAmong } from '../db/many-rows.ts'
import { people, tasks } from '../db/schema.ts'
import { asChangeIfAny, writeSteps } from '../journal/write-change.ts'
import { changeRecord, findRecord } from '../records.ts'
import { refuseStranger } from './owners.ts'
import { livingPerson } from './person-records.ts'
import {
  isOpen,
  type Named,
  overdue,
  presentTask,
  type TaskRow,
  taskRecords,
  today,
} from './task-records.ts'

/** When it is due as the table keeps it: the day, and the instant where a time was given. */
function dueOf(dueAt: string, timeZone: string | null) {
  if (!dueAt.includes('T')) return { dueDay: dueAt, dueAt: null, timeZone: null }
  const instant = new Date(dueAt)
  return {
    dueDay: today(instant, timeZone ?? 'UTC').toString(),
    dueAt: instant,
    timeZone: timeZone ?? 'UTC',
  }
}

/**
 * Whether a change gives somebody a task anew: it has another day or time that is still to come, or
 * is another's. One that is put back to where it was overdue has been told.
 */
function isNewToRemindOf(row: TaskRow, { dueAt, timeZone, assignedTo }: UpdateTask, now: Date) {
  if (assignedTo !== undefined && assignedTo !== row.assignedTo) return true
  if (dueAt === undefined) return false
  const due = dueOf(dueAt, timeZone ?? row.timeZone)
  if (due.dueDay === row.dueDay && due.dueAt?.getTime() === row.dueAt?.getTime()) return false
  return due.dueAt ? due.dueAt > now : due.dueDay >= today(now, 'Etc/GMT+12').toString()
}

/**
 * Sets somebody a task about a person; without a name it is the writer's own.
 * @throws {AppError} `not_found`, `invalid` (nobody has the account).
 */
export async function createTask(ctx: Ctx, personId: string, input: CreateTask): Promise<Task> {
  const task = await inTransaction(ctx, async (ctx) => {
    const person = await livingPerson(ctx, personId, true)
    const [created] = await createTasks(ctx, [person.id], input)
    if (!created) throw new Error('A task was not created.')
    return presentTask(created, person)
  })
  ctx.publish('people')
  return task
}

/**
 * Sets the same task about each of some people, in the transaction of the caller, who publishes it.
 * Taken back, they are deleted.
 * @throws {AppError} `invalid` (nobody has the account).
 */
export async function createTasks(
  ctx: Ctx,
  personIds: readonly string[],
  input: CreateTask,
): Promise<TaskRow[]> {
  await refuseStranger(ctx, input.assignedTo, 'assignedTo')
  const own = ctx.actor.kind === 'admin' ? ctx.actor.adminId : null
  const now = ctx.clock()
  const made = personIds.map(
    (personId): TaskRow => ({
      id: randomUUIDv7(),
      personId,
      title: input.title,
      ...dueOf(input.dueAt, input.timeZone ?? null),
      assignedTo: input.assignedTo === undefined ? own : input.assignedTo,
      createdBy: own,
      createdAt: now,
      updatedAt: now,
      doneAt: null,
      remindedAt: null,
      version: 1,
      deletedAt: null,
    }),
  )
  await insertMany(ctx.db, tasks, made)
  await recordAudits(
    ctx,
    made.map(({ id, personId }) => ({ action: 'task.created', entityId: id, personId })),
  )
  await writeSteps(
    ctx,
    'task.created',
    made.map((task) => ({
      noun: taskRecords.noun,
      id: task.id,
      before: { deletedAt: now },
      after: { deletedAt: null },
      fields: ['deletedAt'],
    })),
  )
  await touchPeople(ctx.db, personIds, now)
  return made
}

/** Notes that something happened with a person. */
export const touchPerson = (db: Database, id: string, at: Date) => touchPeople(db, [id], at)

const touchPeople = async (db: Database, ids: readonly string[], at: Date) => {
  await db
    .update(people)
    .set({
      lastActivityAt: sql`greatest(${people.lastActivityAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(isAmong(people.id, ids))
}

/**
 * Changes a task, or says that it is done or is not; what is absent stays. Returns the task and the
 * change's id, null where nothing changed.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `invalid` (nobody has the account).
 */
export async function updateTask(
  ctx: Ctx,
  id: string,
  input: UpdateTask,
): Promise<Task & { changeId: string | null }> {
  await refuseStranger(ctx, input.assignedTo, 'assignedTo')
  const { personId } = await findRecord(ctx, taskRecords, id)
  const person = await livingPerson(ctx, personId)
  const act = input.done === undefined ? 'updated' : input.done ? 'done' : 'reopened'
  const { changeId, result } = await asChangeIfAny(ctx, `task.${act}`, (ctx) =>
    changeRecord({
      ctx,
      kind: taskRecords,
      id,
      act,
      seen: { version: input.version, present: (row) => presentTask(row, person) },
      decide: (row, now) => ({
        ...(input.title !== undefined && { title: input.title }),
        ...(input.dueAt !== undefined && dueOf(input.dueAt, input.timeZone ?? row.timeZone)),
        ...(input.assignedTo !== undefined && { assignedTo: input.assignedTo }),
        ...(isNewToRemindOf(row, input, now) && { remindedAt: null }),
        ...(input.done !== undefined &&
          input.done !== (row.doneAt !== null) && { doneAt: input.done ? now : null }),
      }),
      also: ({ db }, changed) =>
        touchPerson(db, changed.personId, changed.updatedAt).then(() => {}),
    }),
  )
  return { ...presentTask(result, person), changeId }
}

const taskKeyset: Keyset<TaskRow, 'dueDay'> = {
  table: tasks,
  keys: {
    dueDay: {
      expression: sql`${tasks.dueDay}`,
      bind: (value) => sql`${value}::date`,
      read: (row) => row.dueDay,
      isScattered: false,
    },
  },
}

/** Open tasks, the one that is due first at the top. @throws {AppError} `invalid` for a foreign cursor. */
export async function listTasks(ctx: Ctx, query: ListTasks): Promise<Page<Task>> {
  const { actor, db } = ctx
  const now = ctx.clock()
  const until = (days: number) => lte(tasks.dueDay, today(now, query.zone).add({ days }).toString())
  const due = {
    overdue: () => overdue(now, query.zone),
    today: () => or(until(0), overdue(now, query.zone)),
    week: () => until(7),
  }
  const page = await listPage({
    db,
    keyset: taskKeyset,
    filter: and(
      isOpen,
      (query.mine ?? 'false') !== 'false' && actor.kind === 'admin'
        ? eq(tasks.assignedTo, actor.adminId)
        : undefined,
      query.person ? eq(tasks.personId, query.person) : undefined,
      query.due && due[query.due](),
    ),
    sort: 'dueDay',
    limit: query.limit,
    cursor: query.cursor,
  })
  const named = await namesOf(
    db,
    page.rows.map(({ personId }) => personId),
  )
  const nobody = { name: '', email: '' }
  return {
    ...page,
    rows: page.rows.map((row) => presentTask(row, named.get(row.personId) ?? nobody)),
  }
}

async function namesOf(db: Database, ids: string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(sql`${people.id} in ${[...new Set(ids)]}`)
    .orderBy(asc(people.id))
  return new Map(rows.map((row) => [row.id, row]))
}
