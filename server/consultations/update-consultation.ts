import type { UpdateConsultation } from '#shared/consultations/schema.ts'
import { type ConsultationStatus, consultationSource } from '#shared/consultations/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { consultations } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { asChangeIfAny } from '../journal/write-change.ts'
import type { Contact } from '../people/keep-people.ts'
import { personLink } from '../people/person-link.ts'
import { assertNotErased } from '../privacy/suppressions.ts'
import {
  changeRecord,
  deleteRecord,
  findRecord,
  type RecordKind,
  restoreRecord,
} from '../records.ts'
import {
  notifyOfDeletion,
  notifyOfRequest,
  notifyOfRestoring,
  notifyVisitor,
} from './consultation-mail.ts'
import {
  hostFields,
  hostIsGone,
  lengthOfType,
  type MeetingInput,
  overlapsAmong,
} from './meeting-host.ts'
import { presentConsultation } from './presenter.ts'

type Said = Pick<
  typeof consultations.$inferSelect,
  'name' | 'email' | 'company' | 'phone' | 'origin' | 'createdAt' | 'quarantine'
>
/** What a request for a meeting says of the person it comes from. */
export const consultationContact = (row: Said): Contact => ({
  ...row,
  source: consultationSource,
  at: row.createdAt,
  setAside: row.quarantine !== null,
})

/** Consultation requests as records that people edit together. */
export const consultationRecords = {
  table: consultations,
  noun: 'consultation',
  topic: 'consultations',
  person: personLink(consultationContact),
  words: ['status'],
  derive: (row) => ({ searchText: searchTextOf(row) }),
  isBarred: hostIsGone,
  barredAmong: overlapsAmong,
  undone: async (ctx, changed, before) => {
    if (before.deletedAt && !changed.deletedAt) await notifyOfRestoring(ctx, changed)
    else if (!before.deletedAt && changed.deletedAt) await notifyOfDeletion(ctx, changed)
    else await notifyVisitor(ctx, changed, before)
  },
} satisfies RecordKind<typeof consultations>

type Update = { ctx: Ctx; id: string; input: UpdateConsultation }

/**
 * Changes the details of a request, or refuses as `edit_conflict` when somebody else has since.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `erased`; `invalid` for a host without an account,
 * or an overlap of what was not imported.
 */
export async function updateConsultation({ ctx, id, input }: Update) {
  const { version, preferredDate, hostId, minutes, place, mayOverlap, ...fields } = input
  await assertNotErased(ctx, input.email)
  const said = { hostId, minutes, place, mayOverlap }
  const meeting = await meetingOf(ctx, id, said, input.meetingType)
  const consultation = await changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'updated',
    seen: { version, present: presentConsultation },
    decide: () => {
      return {
        ...fields,
        preferredDate: preferredDate ? new Date(preferredDate) : null,
        searchText: searchTextOf(fields),
        ...meeting,
      }
    },
    also: notifyVisitor,
  })
  ctx.publish('messages')
  return consultation
}

/** What a change says of the meeting itself: of another type, it takes as long as that type. */
async function meetingOf(ctx: Ctx, id: string, said: MeetingInput, type: string | null) {
  const row = await findRecord(ctx, consultationRecords, id)
  const isOther = said.minutes === undefined && type !== row.meetingType
  const length = isOther ? await lengthOfType(ctx.db, type) : null
  return hostFields(ctx, { ...said, minutes: length ?? said.minutes }, row)
}

type SetStatus = { ctx: Ctx; id: string; status: ConsultationStatus }

/** Sets the status; any may follow any other (admin-back-office.md §4). @throws {AppError} `not_found`. */
export async function setConsultationStatus({ ctx, id, status }: SetStatus) {
  const consultation = await changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'status_set',
    decide: (row) => (row.status === status ? {} : { status }),
    also: notifyVisitor,
  })
  ctx.publish('messages')
  return consultation
}

/**
 * As {@link setConsultationStatus}, with the change's id, by which it is taken back; null where it was so
 * already. @throws {AppError} `not_found`.
 */
export async function changeConsultationStatus(change: SetStatus) {
  const { ctx } = change
  const { changeId, result } = await asChangeIfAny(ctx, 'consultation.status_set', (ctx) =>
    setConsultationStatus({ ...change, ctx }),
  )
  return { consultation: result, changeId }
}

type One = { ctx: Ctx; id: string }

/** Takes a request out of every list; the visitor of a call that was agreed hears it is off. @throws {AppError} `not_found`. */
export async function deleteConsultation({ ctx, id }: One) {
  await deleteRecord({ ctx, kind: consultationRecords, id, also: notifyOfDeletion })
  ctx.publish('messages')
}

/** Undoes a deletion; a visitor who heard of it hears that the call stands. @throws {AppError} `not_found`. */
export async function restoreConsultation({ ctx, id }: One) {
  const consultation = await restoreRecord({
    ctx,
    kind: consultationRecords,
    id,
    also: notifyOfRestoring,
  })
  ctx.publish('messages')
  return consultation
}

/**
 * Lets a request that was set aside stand among the others; the firm and its sender are told as if
 * it had just come. The change's id is null where it stood there already.
 * @throws {AppError} `not_found`, `slot_taken`.
 */
export async function releaseConsultation({ ctx, id }: One) {
  const { changeId, result } = await asChangeIfAny(ctx, 'consultation.released', (ctx) =>
    changeRecord({
      ctx,
      kind: consultationRecords,
      id,
      act: 'released',
      decide: ({ quarantine }) => (quarantine ? { quarantine: null } : {}),
      also: notifyOfRequest,
    }),
  )
  ctx.publish('notifications', 'messages')
  return { consultation: result, changeId }
}
