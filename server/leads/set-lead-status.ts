import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { firstContact } from './first-contact.ts'
import { leadRecords } from './lead-records.ts'

type Arguments = { ctx: Ctx; id: string; status: LeadStatus }

/** Sets the status; any may follow any other (admin-back-office.md §4). @throws {AppError} `not_found`. */
export const setLeadStatus = ({ ctx, id, status }: Arguments) =>
  changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'status_set',
    decide: (lead) =>
      lead.status === status ? {} : { status, ...firstContact(lead, status, ctx.clock()) },
  })
