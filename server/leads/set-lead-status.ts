import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { firstContact, noContact } from './first-contact.ts'
import { leadRecords } from './lead-records.ts'

type Arguments = { ctx: Ctx; id: string; status: LeadStatus; undo?: boolean | undefined }

/**
 * Sets the status; any may follow any other (admin-back-office.md §4). With `undo` it takes the change
 * before back, which then was no contact.
 * @throws {AppError} `not_found`.
 */
export const setLeadStatus = ({ ctx, id, status, undo }: Arguments) =>
  changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'status_set',
    decide: (lead, now) => {
      if (lead.status === status) return {}
      return { status, ...(undo ? noContact(lead) : firstContact(lead, status, now)) }
    },
  })
