import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Task } from '#shared/people/schema.ts'
import type { Database } from '../db/database.ts'
import { tasks } from '../db/schema.ts'
import type { RecordKind } from '../records.ts'

export type TaskRow = typeof tasks.$inferSelect
export type Named = { name: string; email: string }

/** Tasks as records that people edit together. */
export const taskRecords = {
  table: tasks,
  noun: 'task',
  topic: 'people',
  words: ['assignedTo'],
} satisfies RecordKind<typeof tasks>

/** Still to be done. */
export const isOpen = and(isNull(tasks.doneAt), isNull(tasks.deletedAt)) ?? sql`true`

/** The day that a zone has at an instant. */
export const today = (now: Date, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()

/** Within the days that are near: a time's day in the zone it was given in may be the next one here. */
const nearDays = (now: Date, zone: string) =>
  sql`${tasks.dueDay} <= ${today(now, zone).add({ days: 1 }).toString()}`

/**
 * Due before an instant (as `dueState` of shared/people/due.ts has it); one without a time is due
 * until its day ends in the reader's zone.
 */
export const overdue = (now: Date, zone: string): SQL =>
  sql`(${nearDays(now, zone)} and coalesce(${tasks.dueAt} < ${now.toISOString()},
    ${tasks.dueDay} < ${today(now, zone).toString()}))`

/** Still to come, on the day that a reader's zone has at an instant. */
export function dueToday(now: Date, zone: string): SQL {
  const day = today(now, zone)
  const ends = new Date(day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds)
  const from = day.subtract({ days: 1 }).toString()
  return sql`(${tasks.dueDay} >= ${from} and ${nearDays(now, zone)} and coalesce(
    ${tasks.dueAt} >= ${now.toISOString()} and ${tasks.dueAt} < ${ends.toISOString()},
    ${tasks.dueDay} = ${day.toString()}))`
}

/** A task as clients read it. */
export const presentTask = (row: TaskRow, person: Named): Task => ({
  id: row.id,
  personId: row.personId,
  person: person.name || person.email,
  title: row.title,
  dueAt: row.dueAt?.toISOString() ?? row.dueDay,
  timeZone: row.timeZone,
  assignedTo: row.assignedTo,
  doneAt: row.doneAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

/** Of each of these people whom anything is planned with, what is due first, by the person's id. */
export async function nextStepsOf(
  db: Database,
  personIds: readonly string[],
): Promise<Map<string, TaskRow>> {
  const steps = await db
    .selectDistinctOn([tasks.personId])
    .from(tasks)
    .where(and(inArray(tasks.personId, [...personIds]), isOpen))
    .orderBy(tasks.personId, tasks.dueDay, sql`${tasks.dueAt} nulls last`, tasks.id)
  return new Map(steps.map((task) => [task.personId, task]))
}
