import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { changeLead } from './change-lead.ts'

type Arguments = { ctx: Ctx; id: string; status: LeadStatus }

/** Sets the status; any may follow any other (admin-back-office.md §4). @throws {AppError} `not_found`. */
export const setLeadStatus = ({ ctx, id, status }: Arguments) =>
  changeLead({
    ctx,
    id,
    action: 'lead.status_set',
    decide: (lead) => (lead.status === status ? {} : { status }),
  })
