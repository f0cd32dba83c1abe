import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { dueLabel } from '#shared/people/due.ts'
import type { Ctx } from '../context.ts'
import { admins, people, tasks } from '../db/schema.ts'
import { entityIds, type PlannedEmail, type QueuedCause } from './planned-email.ts'

/** So many tasks are named in one e-mail. */
const named = 20

/** A morning's e-mail goes to whose tasks are overdue, unless all were done meanwhile. */
export async function planTasks(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const team = await ctx.db
    .select()
    .from(admins)
    .where(and(inArray(admins.id, entityIds(causes)), isNull(admins.deactivatedAt)))
  const emails: PlannedEmail[] = []
  for (const { cause, entityId } of causes) {
    const admin = team.find(({ id }) => id === entityId)
    if (cause.kind !== 'tasks_overdue' || !admin) continue
    const { since, until } = cause
    const rows = await ctx.db
      .select({ task: tasks, name: people.name, email: people.email })
      .from(tasks)
      .innerJoin(people, eq(people.id, tasks.personId))
      .where(
        and(
          eq(tasks.assignedTo, admin.id),
          isNull(tasks.doneAt),
          isNull(tasks.deletedAt),
          since ? gt(tasks.remindedAt, new Date(since)) : isNotNull(tasks.remindedAt),
          lte(tasks.remindedAt, new Date(until)),
        ),
      )
      .orderBy(asc(tasks.dueDay), asc(tasks.id))
    if (rows.length === 0) continue
    const zone = admin.timeZone ?? brand.timeZone.id
    const shown = rows.slice(0, named).map(({ task, name, email }) => ({
      id: task.id,
      personId: task.personId,
      title: task.title,
      person: name || email,
      due: dueLabel(task.dueAt?.toISOString() ?? task.dueDay, ctx.clock().getTime(), zone),
    }))
    emails.push({
      payload: { kind: 'task_digest', tasks: shown, more: rows.length - shown.length },
      entityId: admin.id,
      toAddress: admin.email,
      toName: admin.name,
      replyTo: null,
    })
  }
  return emails
}
