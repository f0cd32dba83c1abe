import { randomUUIDv7 } from 'node:crypto'
import type { CreateDeal, Deal } from '#shared/deals/schema.ts'
import { defaultDealStage, type Standing } from '#shared/deals/stages.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { deals } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { leadRecords } from '../leads/lead-records.ts'
import { companyRecords } from '../people/company-records.ts'
import { keepTagIds, tagLinks } from '../people/keep-tags.ts'
import { refuseStranger } from '../people/owners.ts'
import { livingPerson } from '../people/person-records.ts'
import { touchPerson } from '../people/tasks.ts'
import { writeTags } from '../record-tags.ts'
import { findRecord, publishChange } from '../records.ts'
import { dealRecords, dealSearchText, presentDeal } from './deal-records.ts'
import { move, winLead } from './update-deal.ts'

/**
 * Opens a deal with somebody: of their company and the opener's own, unless it says otherwise. One
 * that is won already wins the lead it came from.
 * @throws {AppError} `not_found` (no such person, company or lead), `invalid` (nobody has the account, a lost
 *   one without a reason, another's lead).
 */
export async function createDeal(ctx: Ctx, input: CreateDeal): Promise<Deal> {
  await refuseStranger(ctx, input.ownerId, 'ownerId')
  const own = ctx.actor.kind === 'admin' ? ctx.actor.adminId : null
  const deal = await inTransaction(ctx, async (ctx) => {
    const person = await livingPerson(ctx, input.personId, true)
    const { companyId = person.companyId, leadId = null } = input
    if (input.companyId) await findRecord(ctx, companyRecords, input.companyId)
    if (leadId) await assertTheirs(ctx, leadId, person.id)
    const now = ctx.clock()
    const begun: Standing<Date> = {
      stage: defaultDealStage,
      stageAt: now,
      wonAt: null,
      lostAt: null,
      lostReason: null,
    }
    const [created] = await ctx.db
      .insert(deals)
      .values({
        id: randomUUIDv7(),
        personId: person.id,
        companyId,
        title: input.title,
        value: input.value,
        expectedClose: input.expectedClose ?? null,
        ownerId: input.ownerId === undefined ? own : input.ownerId,
        ...begun,
        ...move(begun, input.stage, input.lostReason, now),
        leadId,
        createdAt: now,
        updatedAt: now,
        searchText: dealSearchText(input.title),
      })
      .returning()
    if (!created) throw new Error('A deal was not created.')
    const added = await keepTagIds(ctx, input.tags ?? [])
    await writeTags(ctx.db, tagLinks.deal, [{ id: created.id, added, removed: [] }])
    await recordAudit(ctx, { action: 'deal.created', entityId: created.id, personId: person.id })
    if (created.stage === 'won') await winLead(ctx, leadId)
    await touchPerson(ctx.db, person.id, now)
    return presentDeal(ctx.db, created)
  })
  publishChange(ctx, dealRecords)
  return deal
}

async function assertTheirs(ctx: Ctx, leadId: string, personId: string): Promise<void> {
  const lead = await findRecord(ctx, leadRecords, leadId)
  if (lead.personId === personId) return
  const sentence = 'This lead came from somebody else.'
  throw new AppError('invalid', sentence, { fields: { leadId: sentence } })
}
