import { and, eq, isNull } from 'drizzle-orm'
import type { Deal, UpdateDeal } from '#shared/deals/schema.ts'
import { type DealStage, movedTo, NoLostReason, type Standing } from '#shared/deals/stages.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { leads } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { asOneChange } from '../journal/write-change.ts'
import { setLeadStatus } from '../leads/update-lead.ts'
import { companyRecords } from '../people/company-records.ts'
import { keepTagIds } from '../people/keep-tags.ts'
import { refuseStranger } from '../people/owners.ts'
import { touchPerson } from '../people/tasks.ts'
import { changeRecord, findRecord } from '../records.ts'
import { type DealRow, dealRecords, dealSearchText, presentDeal } from './deal-records.ts'

/**
 * What a move changes of a deal, as {@link movedTo}.
 * @throws {AppError} `invalid` when it is lost for no reason.
 */
export function move(
  deal: Standing<Date>,
  stage: DealStage,
  reason: string | null,
  at: Date,
): Partial<Standing<Date>> {
  try {
    return movedTo(deal, stage, reason, at)
  } catch (error) {
    if (!(error instanceof NoLostReason)) throw error
    const sentence = 'Say why the deal was lost.'
    throw new AppError('invalid', sentence, { fields: { lostReason: sentence } })
  }
}

/** Sets the lead that a deal came from to `won`, where there still is one. */
export async function winLead(ctx: Ctx, leadId: string | null): Promise<void> {
  if (!leadId) return
  const [lead] = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, leadId), isNull(leads.deletedAt)))
  if (lead) await setLeadStatus({ ctx, id: lead.id, status: 'won' })
}

/**
 * Changes a deal, or moves it to another stage; what is absent stays. Winning it sets the lead it
 * came from to `won` in the same change, so that one undo takes both back. Returns the deal and the
 * change's id, null where nothing changed.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `invalid` (nobody has the account, lost
 *   without a reason).
 */
export async function updateDeal(
  ctx: Ctx,
  id: string,
  input: UpdateDeal,
): Promise<Deal & { changeId: string | null }> {
  await refuseStranger(ctx, input.ownerId, 'ownerId')
  return inTransaction(ctx, async (ctx) => {
    const deal = await findRecord(ctx, dealRecords, id, true)
    if (input.companyId) await findRecord(ctx, companyRecords, input.companyId)
    const current = await presentDeal(ctx.db, deal)
    const isFresh = input.version === undefined || input.version === deal.version
    // An empty change would stand in the history as one of nothing.
    const isSame =
      Object.keys(changesOf(deal, input, ctx.clock())).length === 0 && hasTags(current, input.tags)
    if (isFresh && isSame) {
      return { ...current, changeId: null }
    }
    const act = actOf(deal, input.stage)
    const { changeId, result } = await asOneChange(ctx, `deal.${act}`, async (ctx) => {
      const changed = await changeRecord({
        ctx,
        kind: dealRecords,
        id,
        act,
        seen: { version: input.version, present: () => ({ ...current }) },
        decide: (row, now) => changesOf(row, input, now),
        ...(input.tags && { tags: (ctx: Ctx) => keepTagIds(ctx, input.tags ?? []) }),
      })
      if (act === 'won') await winLead(ctx, changed.leadId)
      await touchPerson(ctx.db, changed.personId, changed.updatedAt)
      return changed
    })
    return { ...(await presentDeal(ctx.db, result)), changeId }
  })
}

/** Whether a deal has just the tags with these names already. */
function hasTags({ tags }: Deal, names: readonly string[] | undefined): boolean {
  if (!names) return true
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return wanted.size === tags.length && tags.every(({ name }) => wanted.has(name.toLowerCase()))
}

/** How the change is called in the audit log and the line of time. */
function actOf(deal: DealRow, stage: DealStage | undefined) {
  if (stage === undefined || stage === deal.stage) return 'updated'
  return stage === 'won' || stage === 'lost' ? stage : 'moved'
}

/** What a change sets that is another than before. */
function changesOf(deal: DealRow, input: UpdateDeal, at: Date): Partial<DealRow> {
  const { title, value, expectedClose, ownerId, companyId, stage, lostReason } = input
  const wanted = {
    ...(title !== undefined && { title }),
    ...(value !== undefined && { value }),
    ...(expectedClose !== undefined && { expectedClose }),
    ...(ownerId !== undefined && { ownerId }),
    ...(companyId !== undefined && { companyId }),
    ...move(deal, stage ?? deal.stage, lostReason, at),
  }
  const changed = Object.entries(wanted).filter(
    ([field, wanted]) => deal[field as keyof typeof wanted] !== wanted,
  )
  const changes: Partial<DealRow> = Object.fromEntries(changed)
  return changes.title === undefined
    ? changes
    : { ...changes, searchText: dealSearchText(changes.title) }
}
