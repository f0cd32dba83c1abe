import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import { auditLog, consultations } from '../db/schema.ts'
import type { ConsultationRow } from './presenter.ts'

/** What the log says of who sent a consultation. */
const isSentByVisitor = sql`exists (select from ${auditLog}
  where ${auditLog.entityId} = ${consultations.id}::text
  and ${auditLog.action} = 'consultation.created' and ${auditLog.actorKind} = 'visitor')`

/** Whether a visitor sent it; of one that an earlier release wrote, by the log. */
export const isFromSite = sql<boolean>`coalesce(${consultations.fromSite}, ${isSentByVisitor})`

/** A consultation that knows whether a visitor sent it. */
export async function withFromSite({ db }: Ctx, row: ConsultationRow): Promise<ConsultationRow> {
  if (row.fromSite !== null) return row
  const [found] = await db
    .select({ fromSite: isFromSite })
    .from(consultations)
    .where(eq(consultations.id, row.id))
  return { ...row, ...found }
}

/** Notes of those that an earlier release wrote whether a visitor sent them, while the product answers. */
async function run({ db }: Ctx): Promise<void> {
  await inBatches(async () => {
    const noted = await db.execute(sql`
      update ${consultations} set from_site = ${isSentByVisitor}
      where ${consultations.id} in (
        select id from ${consultations} where from_site is null
        order by id limit ${batch} for update skip locked)
      returning id`)
    return rowsOf(noted).length
  })
}

/** Every minute: mostly it finds nothing to do, in an index that is empty. */
export const consultationSenders = { id: 'consultation-senders', cron: '* * * * *', run }
