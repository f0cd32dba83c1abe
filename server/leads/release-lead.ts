import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { leadRecords } from './lead-records.ts'

/** Lets a quarantined message stand among the leads. @throws {AppError} `not_found`. */
export const releaseLead = ({ ctx, id }: { ctx: Ctx; id: string }) =>
  changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'released',
    decide: (lead) => (lead.quarantine ? { quarantine: null } : {}),
  })
