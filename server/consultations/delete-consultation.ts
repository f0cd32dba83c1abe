import type { Ctx } from '../context.ts'
import { deleteRecord, restoreRecord } from '../db/records.ts'
import { consultationRecords as kind } from './consultation-records.ts'
import { tellOfDeletion, tellOfRestoring } from './tell-visitor.ts'

type One = { ctx: Ctx; id: string }

/** Takes a request out of every list; the visitor of a call that was agreed hears it is off. @throws {AppError} `not_found`. */
export async function deleteConsultation({ ctx, id }: One) {
  await deleteRecord({ ctx, kind, id, also: tellOfDeletion })
  ctx.announce('messages')
}

/** Undoes a deletion; a visitor who heard of it hears that the call stands. @throws {AppError} `not_found`. */
export async function restoreConsultation({ ctx, id }: One) {
  const consultation = await restoreRecord({ ctx, kind, id, also: tellOfRestoring })
  ctx.announce('messages')
  return consultation
}
