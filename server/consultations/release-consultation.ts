import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { consultationRecords } from './consultation-records.ts'
import { tellOfRequest } from './tell-of-request.ts'

/**
 * Lets a request that was set aside stand among the others; the firm and its sender are told as if
 * it had just come. @throws {AppError} `not_found`.
 */
export async function releaseConsultation({ ctx, id }: { ctx: Ctx; id: string }) {
  const consultation = await changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'released',
    decide: ({ quarantine }) => (quarantine ? { quarantine: null } : {}),
    also: tellOfRequest,
  })
  ctx.announce('notifications', 'messages')
  return consultation
}
