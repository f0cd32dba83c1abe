import type { Ctx } from '../context.ts'
import { changeLead } from './change-lead.ts'

/** Lets a quarantined message stand among the leads. @throws {AppError} `not_found`. */
export const releaseLead = ({ ctx, id }: { ctx: Ctx; id: string }) =>
  changeLead({
    ctx,
    id,
    action: 'lead.released',
    decide: (lead) => (lead.quarantine ? { quarantine: null } : {}),
  })
